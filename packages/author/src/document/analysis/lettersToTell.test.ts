import { describe, expect, it } from "vitest";

import { nounRulesOf } from "../rules/nouns/index.ts";
import { lettersToTell } from "./lettersToTell.ts";
import type { Noun } from "./nounsOf.ts";

function letters(word: string, others: readonly string[], words: readonly string[] = []) {
  const { numberOf } = nounRulesOf.en;
  const nounOf = (each: string): Noun => ({
    word: each,
    count: 3,
    number: numberOf(each),
    gender: null,
    isCountable: true,
    certainty: 1,
    neighbours: new Set(),
    places: [],
  });
  const nouns = new Map([word, ...others].map((each) => [each, nounOf(each)]));
  return lettersToTell(nouns, { words: new Set(words), numberOf }).get(word);
}

describe("lettersToTell", () => {
  it("tells a noun also from those of another gender, which an elided article does not show", () => {
    const noun = {
      count: 3,
      number: null,
      isCountable: true,
      certainty: 1,
      neighbours: new Set<string>(),
      places: [],
    };
    const nouns = new Map([
      ["installateur", { ...noun, word: "installateur", gender: "m" }],
      ["installation", { ...noun, word: "installation", gender: "f" }],
    ]);
    const letters = lettersToTell(nouns, { words: new Set(), numberOf: () => null });
    expect(letters.get("installateur")).toBeNull();
  });

  it.each([
    ["one where nothing else begins so", "system", ["kernel", "drones"], [], "s"],
    ["of as many letters only", "system", ["source-code", "size"], [], "s"],
    ["of the same number only", "server", ["scouts"], [], "s"],
    ["as many as it takes", "system", ["server", "source"], [], "sy"],
    ["one more for what is no noun", "system", [], ["stored"], "sy"],
    ["none where it takes too many", "server", ["serves", "servant", "servir"], [], null],
    ["no more than half", "name", ["nave"], [], null],
  ] as const)("shows %s: %s", (_, word, others, words, expected) => {
    expect(letters(word, others, words)).toBe(expected);
  });
});
