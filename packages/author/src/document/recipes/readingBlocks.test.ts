import { expect, it } from "vitest";

import { tableText } from "../layout/table-text.ts";
import { readingBlocks } from "./readingBlocks.ts";
import { textOfTableBlock } from "./tableBlock.ts";

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

it("leaves the names of rows without a name of their own", () => {
  const rows = [
    ["", "Egg", "Adult"],
    ["Queen", "3 days", "16 days"],
  ];
  const named = (text: string) => [{ text, lang: "en" }];
  const [block] = readingBlocks([{ kind: "table", caption: "Bees", rows }], "en");
  expect(block).toEqual({
    type: "table",
    caption: "Bees",
    header: ["Egg", "Adult"].map(named),
    row_headers: true,
    rows: [["Queen", "3 days", "16 days"].map(named)],
  });
  if (block?.type === "table") expect(textOfTableBlock(block)).toBe(tableText(rows));
});
