import { describe, expect, it } from "vitest";

import { matterOf, saysNothingKnown } from "./saysNothingKnown.ts";

/** Words that a document uses so often. */
function used(count: number, words: readonly string[]) {
  return words.map((word) => [word, { count }] as const);
}

const many = Array.from({ length: 30 }, (_, at) => `noun${at}`);
const matter = matterOf(new Map([...used(9, [...many, "hive"]), ...used(2, ["step"])]));

describe("saysNothingKnown", () => {
  it.each([
    ["A journey of a thousand miles begins with a single step.", true],
    ["A journey of a thousand miles begins in the hive.", false],
    ["A journey of a thousand miles begins in Flanders.", false],
  ])("%s: %s", (text, expected) => {
    expect(saysNothingKnown(text, matter)).toBe(expected);
  });

  it("says nothing of texts that are too short to tell", () => {
    const short = matterOf(new Map(used(9, ["hive"])));
    expect(saysNothingKnown("A journey begins with a single step.", short)).toBe(false);
  });
});
