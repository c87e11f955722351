import { expect, test } from "vitest";
import { daysToReview } from "./useNextReview.ts";

const none = { due: 0, overdue: 0, new: 0, next_due_at: null };
const now = new Date("2026-11-25T22:30:00Z");

test.each([
  [none, null],
  [{ ...none, next_due_at: "2026-11-26T09:00:00Z" }, 1],
  [{ ...none, next_due_at: "2026-11-29T09:00:00Z" }, 4],
  [{ ...none, due: 2, next_due_at: "2026-11-29T09:00:00Z" }, 0],
])("%j comes after so many days", (queue, days) => {
  expect(daysToReview(queue, now)).toBe(days);
});

test("a day begins at the learner’s own midnight", () => {
  const queue = { ...none, next_due_at: "2026-11-26T09:00:00Z" };
  expect(daysToReview(queue, new Date("2026-11-25T22:59:00Z"))).toBe(1);
  expect(daysToReview(queue, new Date("2026-11-25T23:01:00Z"))).toBe(0);
});
