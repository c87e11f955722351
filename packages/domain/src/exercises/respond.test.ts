import fc from "fast-check";
import { expect, test } from "vitest";
import { flashcardsExercises, scoredExercises } from "../testing/exercises.ts";
import {
  correctResponse,
  emptyResponse,
  isComplete,
  isScored,
  parseExercise,
  parseResponse,
  scoreResponse,
} from "./index.ts";

const seed = 7;
const context = { locale: "fr" } as const;

test("nothing yet is not complete, and is worth nothing", () => {
  fc.assert(
    fc.property(fc.oneof(scoredExercises, flashcardsExercises), (exercise) => {
      const nothing = emptyResponse(exercise);
      expect(isComplete(exercise, nothing)).toBe(false);
      if (nothing === null) return;
      expect(parseResponse(exercise, nothing).ok).toBe(true);
      expect(scoreResponse(exercise, nothing, context)).toMatchObject({ score: 0, correct: false });
    }),
    { seed, numRuns: 200 },
  );
});

test("a response to another kind is refused, and is worth nothing", () => {
  fc.assert(
    fc.property(scoredExercises, scoredExercises, (exercise, other) => {
      fc.pre(exercise.content_type !== other.content_type);
      const foreign = correctResponse(other);
      expect(parseResponse(exercise, foreign).ok).toBe(false);
      expect(isComplete(exercise, foreign)).toBe(false);
      if (foreign === null) return;
      expect(scoreResponse(exercise, foreign, context).score).toBe(0);
    }),
    { seed },
  );
});

test("an atom is read as it comes, with all that stands around its exercise", () => {
  const exercise = { content_type: "true_false", content: { statement: "Oui.", answer: true } };
  const atom = { id: "0199f0a2", title: "Un", metadata: {}, ...exercise };
  expect(parseExercise(atom)).toEqual({ ok: true, value: exercise });
});

test("texts and flashcards are done, not right or wrong", () => {
  const lesson = {
    content_type: "lesson",
    content: { blocks: [{ type: "paragraph", text: "Lis." }] },
  };
  const parsed = parseExercise(lesson);
  if (!parsed.ok) throw new Error("A sound lesson was refused.");
  expect(isScored(parsed.value)).toBe(false);
  expect(correctResponse(parsed.value)).toBeNull();
  expect(scoreResponse(parsed.value, { content_type: "lesson" }, context)).toMatchObject({
    score: 1,
    outcome: "completed",
  });
});
