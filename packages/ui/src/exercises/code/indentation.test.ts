import { expect, test } from "vitest";
import { indentation } from "./indentation.ts";

const levels = (...texts: string[]) => [
  ...indentation(texts.map((text, at) => ({ id: `${at}`, text }))).values(),
];

test.each([
  [
    ["def f():", "    return 1"],
    [0, 1],
  ],
  [
    ["  b", "a", "    c", "  d"],
    [1, 0, 2, 1],
  ],
  [
    ["\ta", "\t\tb", "        c"],
    [1, 2, 2],
  ],
  [
    ["        deep", "    less"],
    [2, 1],
  ],
  [
    ["", "x"],
    [0, 0],
  ],
])("%j are indented %j times", (texts, expected) => {
  expect(levels(...texts)).toEqual(expected);
});
