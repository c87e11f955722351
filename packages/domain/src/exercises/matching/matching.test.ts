import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchingExercises } from "../../testing/exercises.ts";
import { parseExercise, scoreResponse } from "../index.ts";
import { placementOf, responseOf } from "./index.ts";

const left = [
  { id: "1", text: "maison" },
  { id: "2", text: "voiture" },
];
const right = [
  { id: "x", text: "la" },
  { id: "y", text: "la" },
  { id: "z", text: "le" },
];
const pairs = [
  { left_id: "1", right_id: "x" },
  { left_id: "2", right_id: "y" },
];
const content = { prompt: "Quel article ?", left, right, pairs };

describe("rules", () => {
  test.each([
    [
      "a left card of another's id",
      { left: [...left, { id: "1", text: "ciel" }] },
      "content.left.2.id",
      "duplicate_id",
    ],
    [
      "a left card without a pair",
      { left: [...left, { id: "3", text: "ciel" }] },
      "content.left.2",
      "unpaired",
    ],
    [
      "a right card used twice",
      { pairs: [pairs[0], { left_id: "2", right_id: "x" }] },
      "content.pairs.1.right_id",
      "duplicate_id",
    ],
    [
      "a pair with an unknown card",
      { pairs: [pairs[0], { left_id: "2", right_id: "q" }] },
      "content.pairs.1.right_id",
      "unknown_id",
    ],
  ])("refuse %s", (_, change, path, code) => {
    const result = parseExercise({ content_type: "matching", content: { ...content, ...change } });
    expect(result).toMatchObject({ ok: false, error: [{ path, code }] });
  });
});

test("cards that look the same are the same", () => {
  const swapped = [
    { left_id: "1", right_id: "y" },
    { left_id: "2", right_id: "x" },
  ];
  const result = scoreResponse(
    { content_type: "matching", content },
    { content_type: "matching", pairs: swapped },
    { locale: "fr" },
  );
  expect(result).toMatchObject({ score: 1, correct: true });
});

test("each pair that is put right adds its share", () => {
  fc.assert(
    fc.property(matchingExercises, (exercise) => {
      const { pairs: wanted } = exercise.content;
      let last = 0;
      for (const [index] of wanted.entries()) {
        const given = { content_type: "matching" as const, pairs: wanted.slice(0, index + 1) };
        const { score, parts } = scoreResponse(exercise, given, { locale: "fr" });
        expect(score).toBeCloseTo((index + 1) / wanted.length);
        expect(parts.filter(({ correct }) => correct)).toHaveLength(index + 1);
        expect(score).toBeGreaterThan(last);
        last = score;
      }
    }),
    { seed: 5 },
  );
});

test("a response is a placement and back again", () => {
  fc.assert(
    fc.property(matchingExercises, ({ content: matching }) => {
      const given = { content_type: "matching" as const, pairs: matching.pairs };
      expect(responseOf(placementOf(matching, given))).toEqual(given);
    }),
    { seed: 5 },
  );
});
