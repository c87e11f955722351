import fc from "fast-check";
import { expect, test } from "vitest";
import { parseExercise, scoreResponse } from "../index.ts";

const question = { prompt: "Combien ?", answer_type: "number" as const, answers: ["0,5"] };

test("refuses an answer that is no number where a number is asked for", () => {
  const value = {
    content_type: "short_answer",
    content: { ...question, answers: ["0,5", "demi"] },
  };
  expect(parseExercise(value)).toMatchObject({
    ok: false,
    error: [{ path: "content.answers.1", code: "not_a_number" }],
  });
});

test.each([
  ["1/2", true],
  ["2/4", true],
  [".5", true],
  ["0,50", true],
  ["½", true],
  ["５０ ％", true],
  ["0,49", false],
  ["un demi", false],
  ["1/0", false],
  ["", false],
])("%j is worth its value", (text, correct) => {
  const exercise = { content_type: "short_answer" as const, content: question };
  const given = { content_type: "short_answer" as const, text };
  expect(scoreResponse(exercise, given, { locale: "fr" }).correct).toBe(correct);
});

const words = fc.constantFrom("la forêt", "foret", "l’étoile", "een huis", "maison", "くつ", "3,5");

test("one accepted answer more never lowers a score", () => {
  const lists = fc.uniqueArray(words, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(lists, words, words, (answers, more, text) => {
      const worth = (accepted: readonly string[]) =>
        scoreResponse(
          {
            content_type: "short_answer",
            content: { prompt: "?", answer_type: "text", answers: [...accepted] },
          },
          { content_type: "short_answer", text },
          { locale: "fr" },
        ).score;
      expect(worth([...answers, more])).toBeGreaterThanOrEqual(worth(answers));
    }),
    { seed: 22 },
  );
});
