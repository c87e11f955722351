import type { ExerciseResponse } from "@alambic/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { subjects } from "../testing/laws/subjects.ts";
import { mutated } from "../testing/mutate.ts";
import {
  correctResponse,
  emptyResponse,
  isComplete,
  isScored,
  parseExercise,
  parseResponse,
  scoreResponse,
} from "./index.ts";
import type { Exercise } from "./index.ts";

const seed = 20_261_123;
const kinds = Object.entries(subjects);
const locales = ["fr", "en", "nl"] as const;

function worth(exercise: Exercise, response: ExerciseResponse): number {
  return scoreResponse(exercise, response, { locale: "fr" }).score;
}

const climbing = kinds.flatMap(([name, { climbs }]) =>
  "none" in climbs ? [] : [{ name, climbs }],
);
const showing = kinds.flatMap(([name, { shown }]) => ("none" in shown ? [] : [{ name, shown }]));

test.each(kinds)(
  "%s: the right key can be given, is complete and scores 1",
  (_, { exercises, key }) => {
    fc.assert(
      fc.property(exercises, (exercise) => {
        expect(parseExercise(exercise)).toEqual({ ok: true, value: exercise });
        const right = correctResponse(exercise);
        expect([isScored(exercise), right !== null]).toEqual(
          key === "scores 1" ? [true, true] : [false, false],
        );
        if (right === null) return;
        expect(parseResponse(exercise, right)).toEqual({ ok: true, value: right });
        expect(isComplete(exercise, right)).toBe(true);
        for (const locale of locales) {
          const result = scoreResponse(exercise, right, { locale });
          expect(result).toMatchObject({ score: 1, correct: true, outcome: "correct", notes: [] });
          expect(result.parts.every(({ correct }) => correct)).toBe(true);
        }
      }),
      { seed },
    );
  },
);

test.each(showing)("$name: the order in which it is shown or told does not matter", ({ shown }) => {
  fc.assert(
    fc.property(shown, ({ exercise, otherwise, rungs }) => {
      for (const { response, retold } of rungs) {
        const score = worth(exercise, response);
        expect(worth(otherwise, response)).toBe(score);
        expect(worth(otherwise, retold)).toBe(score);
      }
    }),
    { seed },
  );
});

test.each(climbing)(
  "$name: a part put right never lowers the score, one spoilt never raises it",
  ({ climbs }) => {
    fc.assert(
      fc.property(climbs, ({ exercise, rungs }) => {
        const scores = rungs.map(({ response }) => worth(exercise, response));
        expect(scores).toEqual(scores.toSorted((one, other) => one - other));
        expect(scores.at(0)).toBeLessThan(1);
        expect(scores.at(-1)).toBe(1);
        for (const { response } of rungs) {
          expect(parseResponse(exercise, response)).toEqual({ ok: true, value: response });
        }
      }),
      { seed },
    );
  },
);

describe("any JSON at all", () => {
  test.each(kinds)(
    "%s: an answer is refused with where and why, or has a score from 0 to 1",
    (_, { exercises }) => {
      const answers = exercises.chain((exercise) => {
        const sound = correctResponse(exercise) ?? emptyResponse(exercise);
        const given = fc.oneof(fc.jsonValue(), fc.constant(sound), mutated(fc.constant(sound)));
        return fc.tuple(fc.constant(exercise), given);
      });
      const met = { refused: 0, scored: 0 };
      fc.assert(
        fc.property(answers, ([exercise, answer]) => {
          const read = parseResponse(exercise, answer);
          if (!read.ok) {
            met.refused += 1;
            expect(read.error).not.toEqual([]);
            for (const { code, message } of read.error) expect([code, message]).not.toContain("");
            return;
          }
          met.scored += 1;
          const { score, outcome } = scoreResponse(exercise, read.value, { locale: "nl" });
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
          if (outcome !== "completed") expect(outcome === "incorrect").toBe(score === 0);
          isComplete(exercise, read.value);
        }),
        { seed, numRuns: 300 },
      );
      expect(Math.min(met.refused, met.scored)).toBeGreaterThan(30);
    },
  );

  test.each(kinds)(
    "%s: a damaged exercise is refused with where and why, or is sound to its last part",
    (_, { exercises }) => {
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
        { seed, numRuns: 300 },
      );
      expect(Math.min(met.refused, met.sound)).toBeGreaterThan(10);
    },
  );
});
