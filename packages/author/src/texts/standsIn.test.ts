import { expect, it } from "vitest";

import { sameWords, standsIn } from "./standsIn.ts";

it.each<[string, string, boolean]>([
  ["The Queen", "Long live the queen!", true],
  ["l’ete", "Pendant l'été, elle dort.", true],
  ["queen", "The queens", false],
  ["", "The queen", false],
  ["…", "The queen", false],
  ["猫", "猫は動物です。", true],
  ["かき", "かぎです。", false],
])("%s in %s: %s", (words, text, expected) => {
  expect(standsIn(words, text)).toBe(expected);
});

it("tells wordings apart by their words alone, in Japanese by every sign", () => {
  expect(sameWords("À demain !")).toBe(sameWords("a demain"));
  expect(sameWords("かき")).not.toBe(sameWords("かぎ"));
});
