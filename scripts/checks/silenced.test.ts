import { expect, test } from "vitest";
import { judgeSilence } from "./silenced.ts";

test("a comment that silences a tool is found, with its file", () => {
  const comment = ["// oxlint-", "disable-next-line"].join("");
  expect(judgeSilence("a.ts", `${comment}\nlet x;`)).toHaveLength(1);
});

test("code without such a comment is in order", () => {
  expect(judgeSilence("a.ts", "// The reader is disabled here.\nlet x;")).toEqual([]);
});
