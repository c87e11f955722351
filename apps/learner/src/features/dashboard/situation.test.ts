import { expect, test } from "vitest";
import { makeCapsule, makePointer } from "../../shared/testing/makeCapsule.ts";
import { situationOf } from "./situation.ts";

const finished = makeCapsule({ id: "finished", progress_status: "completed" });
const waiting = makeCapsule({
  id: "waiting",
  lessons_ready: 0,
  generation_status: "pending",
  next_lesson: makePointer(),
});
const begun = makeCapsule({ id: "begun", next_lesson: makePointer() });

test("the first capsule whose next lesson is made is resumed", () => {
  const situation = situationOf([finished, waiting, begun, makeCapsule()]);
  expect(situation).toMatchObject({ kind: "resume", capsule: { id: "begun" } });
});

test("a capsule in the making is waited for", () => {
  expect(situationOf([finished, waiting])).toEqual({ kind: "preparing", capsule: waiting });
});

test.each([
  ["new", []],
  ["done", [finished]],
  ["unknown", null],
] as const)("the situation is %s", (kind, capsules) => {
  expect(situationOf(capsules)).toEqual({ kind });
});
