import { describe, expect, it } from "vitest";

import { areToldByWord } from "./areToldByWord.ts";

const sets = (texts: readonly string[]) => texts.map((text) => new Set(text.split(" ")));

describe("areToldByWord", () => {
  it.each([
    ["two of three", ["create group", "delete group", "display details"], ["server address"], true],
    ["in one", ["create group", "delete volume", "display details"], ["server address"], false],
    ["in the wrong ones too", ["create group", "delete group"], ["group address"], false],
  ] as const)("a word %s", (_, right, wrong, expected) => {
    expect(areToldByWord(sets(right), sets(wrong))).toBe(expected);
  });
});
