import fc from "fast-check";
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

test("what is said of the reason changes nothing of the score", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.string(), (answer, value, text) => {
      const content = { statement: "…", answer, explanation: text };
      const result = scoreResponse(
        { content_type: "true_false", content },
        { content_type: "true_false", value },
        { locale: "nl" },
      );
      expect(result.score).toBe(answer === value ? 1 : 0);
    }),
    { seed: 21 },
  );
});
