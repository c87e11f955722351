import fc from "fast-check";
import { expect, test } from "vitest";
import {
  correctResponse,
  emptyResponse,
  isComplete,
  parseExercise,
  parseResponse,
  scoreResponse,
} from "../exercises/index.ts";
import { flashcardsExercises, scoredExercises } from "./exercises.ts";
import { mutated } from "./mutate.ts";

const seed = 20_261_121;
const exercises = fc.oneof(scoredExercises, flashcardsExercises);

test("any answer to a sound exercise is refused with where and why, or has a score from 0 to 1", () => {
  const answers = exercises.chain((exercise) =>
    fc.tuple(
      fc.constant(exercise),
      fc.oneof(
        fc.jsonValue(),
        mutated(fc.constant(correctResponse(exercise) ?? emptyResponse(exercise))),
      ),
    ),
  );
  const met = { refused: 0, scored: 0 };
  fc.assert(
    fc.property(answers, ([exercise, answer]) => {
      const read = parseResponse(exercise, answer);
      if (!read.ok) {
        met.refused += 1;
        expect(read.error.every(({ code, message }) => code !== undefined && message !== "")).toBe(
          true,
        );
        expect(read.error).not.toEqual([]);
        return;
      }
      met.scored += 1;
      const { score, outcome } = scoreResponse(exercise, read.value, { locale: "nl" });
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(outcome === "incorrect").toBe(score === 0);
      isComplete(exercise, read.value);
    }),
    { seed, numRuns: 3000 },
  );
  expect(Math.min(met.refused, met.scored)).toBeGreaterThan(100);
}, 60_000);

test("a damaged exercise is refused with where and why, or is sound to its last part", () => {
  const met = { refused: 0, sound: 0 };
  fc.assert(
    fc.property(mutated(exercises), (value) => {
      const read = parseExercise(value);
      if (!read.ok) {
        met.refused += 1;
        expect(read.error).not.toEqual([]);
        return;
      }
      met.sound += 1;
      const key = correctResponse(read.value) ?? emptyResponse(read.value);
      if (key !== null) scoreResponse(read.value, key, { locale: "fr" });
    }),
    { seed, numRuns: 3000 },
  );
  expect(Math.min(met.refused, met.sound)).toBeGreaterThan(100);
});
