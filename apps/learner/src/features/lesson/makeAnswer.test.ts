import type { ExerciseResponse } from "@alambic/contract";
import { expect, test } from "vitest";
import { makeAnswer } from "./makeAnswer.ts";

const response: ExerciseResponse = { content_type: "true_false", value: true };
const circumstances = { revealed: false, elapsedMs: 1_500 };
const making = { previous: null, now: Date.UTC(2026, 10, 20, 8), newId: () => "first" };
const first = makeAnswer("atom", response, circumstances, making);

test("an answer says what was answered, when, and how long it took", () => {
  expect(first).toEqual({
    answer_id: "first",
    atom_id: "atom",
    response,
    revealed: false,
    elapsed_ms: 1_500,
    answered_at: "2026-11-20T08:00:00.000Z",
  });
});

test("the same answer sent again is the same answer, later too", () => {
  const again = { previous: first, now: making.now + 60_000, newId: () => "second" };
  expect(makeAnswer("atom", response, circumstances, again)).toBe(first);
});

test.each([
  ["to another item", "other", response, circumstances],
  ["of another try", "atom", { ...response }, circumstances],
  ["that was revealed", "atom", response, { ...circumstances, revealed: true }],
] as const)("an answer %s has an id of its own", (_, atomId, given, how) => {
  const next = { ...making, previous: first, newId: () => "second" };
  expect(makeAnswer(atomId, given, how, next).answer_id).toBe("second");
});

test("a question that was left open for days took a day at most", () => {
  const days = { revealed: false, elapsedMs: 5 * 24 * 60 * 60 * 1000 };
  expect(makeAnswer("atom", response, days, making).elapsed_ms).toBe(86_400_000);
});
