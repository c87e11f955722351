import { describe, expect, test } from "vitest";
import { freshSession, reviewReducer } from "./reviewSession.ts";
import type { ReviewAction } from "./reviewSession.ts";

const good = { kind: "graded", rating: "good", intervalDays: 4, isAnswered: true } as const;
const graded: ReviewAction = { type: "done", deed: { ...good, cardId: "one", status: "saving" } };
const after = (...actions: readonly ReviewAction[]) => actions.reduce(reviewReducer, freshSession);

describe("a sitting", () => {
  test("keeps the grade of a card while the next is asked", () => {
    expect(after(graded, { type: "next" })).toEqual({
      at: 1,
      returns: 0,
      last: { ...good, cardId: "one", status: "saving" },
    });
  });

  test("goes back to the card whose grade was taken back, and asks it afresh", () => {
    expect(after(graded, { type: "next" }, { type: "undone", at: 0 })).toEqual({
      at: 0,
      returns: 1,
      last: null,
    });
  });

  test("shows what the server made of a grade, and that it was not kept", () => {
    const grade = { rating: "hard", intervalDays: 2 } as const;
    expect(
      after(graded, { type: "settled", cardId: "one", status: "saved", grade }).last,
    ).toMatchObject({ ...grade, status: "saved" });
    expect(after(graded, { type: "settled", cardId: "one", status: "failed" }).last).toMatchObject({
      rating: "good",
      status: "failed",
    });
  });

  test("hears no news of a card once another was done", () => {
    const aside: ReviewAction = {
      type: "done",
      deed: { kind: "put aside", putting: "tomorrow", cardId: "two", status: "saving" },
    };
    const late: ReviewAction = { type: "settled", cardId: "one", status: "failed" };
    expect(after(graded, aside, late)).toEqual(after(graded, aside));
  });
});
