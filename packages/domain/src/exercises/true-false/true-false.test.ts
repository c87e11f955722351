import { expect, test } from "vitest";
import { scoreResponse, wholeExercise } from "../index.ts";

test.each([
  [true, true, 1],
  [true, false, 0],
  [false, false, 1],
  [false, true, 0],
])("a statement that is %s, judged %s, scores %d", (answer, value, score) => {
  const exercise = { content_type: "true_false" as const, content: { statement: "…", answer } };
  const result = scoreResponse(exercise, { content_type: "true_false", value }, { locale: "en" });
  expect(result).toMatchObject({ score, parts: [{ id: wholeExercise, correct: score === 1 }] });
});
