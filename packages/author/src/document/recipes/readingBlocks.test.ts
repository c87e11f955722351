import { expect, it } from "vitest";

import { readingBlocks } from "./readingBlocks.ts";

const quote = (text: string, page: number) => ({ kind: "quote", text, page }) as const;

it("tells each page once, where it ends", () => {
  const blocks = readingBlocks(
    [
      quote("One.", 1),
      { kind: "heading", text: "Two" },
      quote("Two.", 1),
      quote("Three.", 2),
      { kind: "list", isOrdered: false, entries: ["four"] },
    ],
    "en",
  );
  const pages = blocks.flatMap((block) => (block.type === "quote" ? [block.page] : []));
  expect(pages).toEqual([undefined, 1, 2]);
});
