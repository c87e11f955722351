import type { VocabularyContent, VocabularyDirection } from "@alambic/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { vocabularyExercises } from "../../testing/spoken-exercises.ts";
import { correctResponse, parseExercise, parseResponse, scoreResponse } from "../index.ts";
import { choicesOf } from "./index.ts";
import { missesArticle } from "./marking.ts";

const content: VocabularyContent = {
  prompt: "Traduis.",
  lang: "de",
  directions: ["meaning_to_term", "term_to_meaning"],
  mode: "typed",
  entries: [{ id: "house", terms: ["das Haus"], meanings: ["la maison", "le foyer"] }],
};
const exercise = { content_type: "vocabulary" as const, content };
const given = (text: string, direction: VocabularyDirection = "meaning_to_term") => ({
  content_type: "vocabulary" as const,
  direction,
  answers: [{ entry_id: "house", text }],
});

describe("articles", () => {
  test.each([
    ["das Haus", "meaning_to_term", 1, false],
    ["Das haus", "meaning_to_term", 1, false],
    ["Haus", "meaning_to_term", 0, true],
    ["der Haus", "meaning_to_term", 0, true],
    ["das Maus", "meaning_to_term", 0, false],
    ["maison", "term_to_meaning", 1, true],
    ["la maison", "term_to_meaning", 1, false],
    ["le foyer", "term_to_meaning", 1, false],
  ] as const)("%s, %s, is worth %d", (text, direction, score, misses) => {
    const response = given(text, direction);
    expect(scoreResponse(exercise, response, { locale: "fr" }).score).toBe(score);
    const [entry] = content.entries;
    expect(entry && missesArticle(content, entry, response, "fr")).toBe(misses);
  });
});

test("both ways can be scored in full, and each word adds its share", () => {
  fc.assert(
    fc.property(vocabularyExercises, fc.nat(), (any, cut) => {
      const key = correctResponse(any);
      if (key?.content_type !== "vocabulary") throw new Error("No key.");
      const kept = cut % (key.answers.length + 1);
      const some = { ...key, answers: key.answers.slice(0, kept).toReversed() };
      const { score } = scoreResponse(any, some, { locale: "fr" });
      expect(score).toBeCloseTo(kept / key.answers.length);
      for (const direction of any.content.directions) {
        const side = direction === "term_to_meaning" ? "meanings" : "terms";
        const answers = any.content.entries.map((entry) => ({
          entry_id: entry.id,
          text: entry[side][0] ?? "",
        }));
        const whole = { content_type: "vocabulary" as const, direction, answers };
        expect(scoreResponse(any, whole, { locale: "fr" }).score).toBe(1);
      }
    }),
    { seed: 14 },
  );
});

test("what there is to choose tells nothing by its order, and stands once", () => {
  const entries = ["c", "a", "b", "a"].map((word, at) => ({
    id: `${at}`,
    terms: [word],
    meanings: [word],
  }));
  const words = { ...content, mode: "chosen" as const, entries };
  expect(choicesOf(words, "meaning_to_term")).toEqual(["a", "b", "c"]);
});

test.each([
  [{ directions: ["meaning_to_term", "meaning_to_term"] }, "content.directions.1", "duplicate_id"],
  [{ mode: "chosen" }, "content.entries", "too_short"],
  [
    { entries: [{ id: "a", terms: ["a"], meanings: [" "] }] },
    "content.entries.0.meanings.0",
    "blank",
  ],
])("refuses %j", (change, path, code) => {
  const value = { ...exercise, content: { ...content, ...change } };
  const result = parseExercise(value);
  expect(result).toMatchObject({ ok: false });
  if (!result.ok) expect(result.error[0]).toMatchObject({ path, code });
});

test("refuses a direction that is not asked", () => {
  const oneWay = { ...exercise, content: { ...content, directions: ["meaning_to_term" as const] } };
  expect(parseResponse(oneWay, given("maison", "term_to_meaning"))).toMatchObject({
    ok: false,
    error: [{ path: "direction", code: "not_allowed" }],
  });
});
