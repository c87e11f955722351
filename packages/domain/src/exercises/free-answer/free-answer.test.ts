import fc from "fast-check";
import { expect, test } from "vitest";
import { freeAnswerExercises } from "../../testing/written-exercises.ts";
import { isComplete, isScored, parseExercise, parseResponse, scoreResponse } from "../index.ts";

const context = { locale: "fr" } as const;

test("is worth the share of key points that the learner found, and is done", () => {
  fc.assert(
    fc.property(freeAnswerExercises, fc.nat(), (exercise, cut) => {
      expect(isScored(exercise)).toBe(false);
      const ids = exercise.content.key_points.map(({ id }) => id);
      const found = ids.slice(0, cut % (ids.length + 1));
      const response = {
        content_type: "free_answer" as const,
        text: "Parce que.",
        found_point_ids: found.toReversed(),
      };
      expect(parseResponse(exercise, response).ok).toBe(true);
      const result = scoreResponse(exercise, response, context);
      expect(result.outcome).toBe("completed");
      expect(result.score).toBeCloseTo(found.length / ids.length);
      expect(result.correct).toBe(found.length === ids.length);
    }),
    { seed: 11 },
  );
});

test.each([
  [{ text: "Parce que." }, false],
  [{ text: " ", found_point_ids: ["a"] }, false],
  [{ text: "Parce que.", found_point_ids: [] }, true],
])("%j is done: %s", (given, done) => {
  const exercise = {
    content_type: "free_answer" as const,
    content: { prompt: "?", model_answer: "Ainsi.", key_points: [{ id: "a", text: "la cause" }] },
  };
  const response = { content_type: "free_answer" as const, ...given };
  expect(isComplete(exercise, response)).toBe(done);
  if (!done) {
    expect(scoreResponse(exercise, response, context)).toMatchObject({ score: 0, correct: false });
  }
});

test("key points have ids of their own, and only they are found", () => {
  const points = ["a", "a"].map((id) => ({ id, text: id }));
  const content = { prompt: "?", model_answer: "Ainsi.", key_points: points };
  expect(parseExercise({ content_type: "free_answer", content })).toMatchObject({
    ok: false,
    error: [{ path: "content.key_points.1.id", code: "duplicate_id" }],
  });
  const exercise = {
    content_type: "free_answer" as const,
    content: { ...content, key_points: points.slice(1) },
  };
  const response = { content_type: "free_answer", text: "x", found_point_ids: ["b"] };
  expect(parseResponse(exercise, response)).toMatchObject({
    ok: false,
    error: [{ path: "found_point_ids.0", code: "unknown_id" }],
  });
});
