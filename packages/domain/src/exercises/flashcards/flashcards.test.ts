import { expect, test } from "vitest";
import { parseExercise, scoreResponse } from "../index.ts";

const cards = ["a", "b"].map((id) => ({ id, front: id, back: id }));
const exercise = { content_type: "flashcards" as const, content: { prompt: "?", cards } };

test("refuses two cards of one id", () => {
  const doubled = { ...exercise, content: { prompt: "?", cards: [...cards, ...cards] } };
  expect(parseExercise(doubled)).toMatchObject({
    ok: false,
    error: [{ code: "duplicate_id" }, {}],
  });
});

test("is done when every card was judged, however badly", () => {
  const ratings = [
    { card_id: "a", rating: "again" as const },
    { card_id: "b", rating: "easy" as const },
  ];
  const context = { locale: "fr" } as const;
  const all = scoreResponse(exercise, { content_type: "flashcards", ratings }, context);
  expect(all).toMatchObject({ score: 1, outcome: "completed" });
  expect(all.parts).toEqual([
    { id: "a", correct: false },
    { id: "b", correct: true },
  ]);
  const half = { content_type: "flashcards" as const, ratings: ratings.slice(0, 1) };
  expect(scoreResponse(exercise, half, context)).toMatchObject({ score: 0.5, correct: false });
});
