import { expect, test } from "vitest";
import {
  advance,
  currentItem,
  isReturn,
  mostReturns,
  resumeSession,
  startSession,
} from "./lessonSession.ts";

const items = ["a", "b", "c"].map((id) => ({ id, finished: false }));

test("plays what is open, or all when all is finished", () => {
  const some = items.map((item) => ({ ...item, finished: item.id === "a" }));
  expect(startSession(some).order).toEqual(["b", "c"]);
  expect(startSession(items.map((item) => ({ ...item, finished: true }))).order).toHaveLength(3);
  expect(currentItem(startSession([]))).toBeUndefined();
});

test.each(["incorrect", "partial", "revealed", null] as const)(
  "%s comes back at the end",
  (outcome) => {
    const session = advance(startSession(items), outcome);
    expect(session.order).toEqual(["a", "b", "c", "a"]);
    expect(currentItem(session)).toBe("b");
    const last = advance(advance(session, "correct"), "completed");
    expect(currentItem(last)).toBe("a");
    expect(isReturn(last)).toBe(true);
    const end = advance(last, "correct");
    expect(currentItem(end)).toBeUndefined();
    expect(end.records.get("a")).toEqual({ turns: 2, done: true });
  },
);

test("an item comes back only so often, and is then left for another round", () => {
  let session = startSession(items.slice(0, 1));
  for (let turn = 0; turn <= mostReturns; turn += 1) session = advance(session, "incorrect");
  expect(currentItem(session)).toBeUndefined();
  expect(resumeSession(session).order).toEqual(["a"]);
});
