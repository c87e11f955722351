import { describe, expect, test } from "vitest";
import { freshSession, reviewReducer } from "./reviewSession.ts";
import type { ReviewAction } from "./reviewSession.ts";

const grade = { rating: "good", intervalDays: 4 } as const;
const graded: ReviewAction = { type: "graded", cardId: "one", grade };
const after = (...actions: readonly ReviewAction[]) => actions.reduce(reviewReducer, freshSession);

describe("a sitting", () => {
  test("keeps the grade of a card while the next is asked", () => {
    expect(after(graded, { type: "next" })).toEqual({
      at: 1,
      returns: 0,
      grade: { ...grade, cardId: "one", status: "saved" },
    });
  });

  test("goes back to the card whose grade was taken back, and asks it afresh", () => {
    expect(after(graded, { type: "next" }, { type: "undone" })).toEqual({
      at: 0,
      returns: 1,
      grade: null,
    });
  });

  test("shows the grade that still holds where a correction was not saved", () => {
    expect(after(graded, { type: "saving" }, { type: "not saved" }).grade).toEqual({
      ...grade,
      cardId: "one",
      status: "failed",
    });
    const { grade: corrected } = after(
      graded,
      { type: "saving" },
      {
        type: "graded",
        cardId: "one",
        grade: { rating: "hard", intervalDays: 2 },
      },
    );
    expect(corrected).toMatchObject({ rating: "hard", status: "saved" });
  });

  test("has nothing to correct before the first grade", () => {
    expect(after({ type: "saving" }, { type: "not saved" })).toEqual(freshSession);
  });
});
