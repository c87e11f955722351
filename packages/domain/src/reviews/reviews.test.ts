import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ExerciseResponse, ReviewRating } from "@alambic/contract";
import {
  gradeOfAnswer,
  gradeOfResponse,
  gradeOfReview,
  isRemembered,
  reviewXp,
  stateOfCard,
} from "./index.ts";

const seed = 18;
const order: readonly ReviewRating[] = ["again", "hard", "good", "easy"];
const response: ExerciseResponse = { content_type: "quiz", choice_ids: ["a"] };
const score = fc.double({ min: 0, max: 1, noNaN: true });

describe("the grade of an answer", () => {
  test.each([
    [{ score: 1, revealed: false }, "good"],
    [{ score: 0.5, revealed: false }, "hard"],
    [{ score: 0.49, revealed: false }, "again"],
    [{ score: 1, revealed: true }, "again"],
  ] as const)("%j is %s", (answer, grade) => expect(gradeOfAnswer(answer)).toBe(grade));

  test.each([
    [{ score: 1, hinted: false, elapsedMs: 8_000 }, "good"],
    [{ score: 1, hinted: true, elapsedMs: 8_000 }, "hard"],
    [{ score: 1, hinted: false, elapsedMs: 60_001 }, "hard"],
    [{ score: 0, hinted: true, elapsedMs: 90_000 }, "again"],
  ] as const)("%j, in a review, is %s", (given, grade) => {
    expect(gradeOfResponse({ ...given, response })).toBe(grade);
  });

  test.each([
    [["good", "easy"], "good"],
    [["easy", "easy"], "easy"],
    [["again", "easy"], "hard"],
    [["again", "again", "good"], "again"],
    [[], "again"],
  ] as const)("cards that the learner judged %j are %s together", (ratings, grade) => {
    const judged = {
      content_type: "flashcards" as const,
      ratings: ratings.map((rating, index) => ({ card_id: String(index), rating })),
    };
    const given = { response: judged, score: 1, elapsedMs: 1000 };
    expect(gradeOfResponse({ ...given, hinted: true })).toBe(grade);
    expect(gradeOfAnswer({ ...given, revealed: false })).toBe(grade);
    expect(gradeOfAnswer({ ...given, revealed: true })).toBe("again");
  });

  test("never falls with a better score, nor rises with a hint", () => {
    fc.assert(
      fc.property(score, score, fc.nat({ max: 120_000 }), (one, other, elapsedMs) => {
        const [worse, better] = [Math.min(one, other), Math.max(one, other)];
        const rank = (value: number, hinted: boolean) =>
          order.indexOf(gradeOfResponse({ response, score: value, hinted, elapsedMs }));
        expect(rank(better, false)).toBeGreaterThanOrEqual(rank(worse, false));
        expect(rank(one, true)).toBeLessThanOrEqual(rank(one, false));
      }),
      { seed },
    );
  });
});

describe("a review", () => {
  const given = { score: 0, hinted: false, elapsedMs: 4000 };

  test.each([undefined, ...order])("whose answer was shown is again, rated %s", (own) => {
    expect(gradeOfReview({ ...given, score: 1, response: null }, own)).toBe("again");
  });

  test.each([
    [undefined, "again"],
    ["again", "again"],
    ["good", "good"],
  ] as const)("that was answered wrongly and is rated %s is %s", (own, grade) => {
    expect(gradeOfReview({ ...given, response }, own)).toBe(grade);
  });
});

test("a day of reviews of a card gives XP once, and none for what was forgotten", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...order)), (ratings) => {
      expect(reviewXp(ratings)).toBe(ratings.some(isRemembered) ? reviewXp(["good"]) : 0);
    }),
    { seed },
  );
});

test.each([
  [{ dueDay: "2026-11-26", reviews: 0 }, "scheduled"],
  [{ dueDay: "2026-11-25", reviews: 0 }, "new"],
  [{ dueDay: "2026-11-20", reviews: 0 }, "new"],
  [{ dueDay: "2026-11-25", reviews: 3 }, "due"],
  [{ dueDay: "2026-11-24", reviews: 1 }, "overdue"],
] as const)("%j is %s on 25 November", (card, state) => {
  expect(stateOfCard(card, "2026-11-25")).toBe(state);
});
