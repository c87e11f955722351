import { describe, expect, it } from "vitest";

import type { Noun } from "./nounsOf.ts";
import { fitsBefore, subjectIn } from "./subjectIn.ts";

const noun = (word: string): Noun => ({
  word,
  count: 5,
  number: null,
  gender: null,
  isCountable: true,
  certainty: 1,
  neighbours: new Set(),
  places: [0],
});
const known = {
  nouns: new Map(
    ["hive", "frames", "advantage", "ruche", "honing", "korf"].map((each) => [each, noun(each)]),
  ),
  capitals: new Set(["Apis", "Warré"]),
  kinds: new Map<string, number>(),
};

describe("subjectIn", () => {
  it.each([
    ["en", "The Warré hive is built of boxes that are put below each other.", "The Warré hive"],
    ["en", "Apis mellifera lives in most of the countries of the world.", null],
    ["en", "A hive contains the brood and most of the food of its bees.", "A hive"],
    ["fr", "La ruche Warré ne contient que des barrettes sans aucun cadre.", "La ruche Warré"],
    ["nl", "Een korf wordt van stro gemaakt en met leem bestreken.", "Een korf"],
  ] as const)("%s: %s", (language, sentence, subject) => {
    expect(subjectIn(sentence, language, known)?.subject ?? null).toBe(subject);
  });

  it("says what the sentence says, word for word", () => {
    const found = subjectIn(
      "La ruche Warré ne contient que des barrettes sans cadre.",
      "fr",
      known,
    );
    expect(found?.predicate).toBe("ne contient que des barrettes sans cadre");
  });

  it.each([
    // Which one, is said elsewhere.
    "The other hive contains the brood and most of the food of its bees.",
    "This hive contains the brood and most of the food of its bees.",
    // One of two things.
    "The hive and its frames contain the brood and most of the food.",
    // Told by its own words.
    "The Warré hive is called so after the abbé Warré who drew it.",
    "The advantage is that bees build their own combs in such boxes.",
    "The hive is very light and quickly put together by anybody.",
    "In winter the hive contains the brood and most of the food.",
  ])("finds none in: %s", (sentence) => {
    expect(subjectIn(sentence, "en", known)).toBeNull();
  });

  it("sets names against names, and what a French participle tells against its like", () => {
    const subject = (sentence: string) => {
      const found = subjectIn(sentence, "fr", known);
      if (found === null) throw new Error(sentence);
      return found;
    };
    const she = subject("La ruche Warré est composée de plusieurs éléments sans cadres.");
    const he = { ...she, article: "le" };
    const keeps = { ...she, predicate: "garde la chaleur du couvain au printemps" };
    expect(fitsBefore(she, he, "fr")).toBe(false);
    expect(fitsBefore(keeps, he, "fr")).toBe(true);
    expect(fitsBefore(keeps, { ...he, kind: "name" }, "fr")).toBe(false);
    expect(fitsBefore(keeps, { ...he, number: "many" }, "fr")).toBe(false);
  });
});
