import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { followTutorial, isTutorialSettled, tutorialArrival } from "./index.ts";
import type { TutorialEvent, TutorialProgress, TutorialStatus } from "./index.ts";

const steps = 6;
const at = (status: TutorialStatus, stepIndex: number): TutorialProgress => ({ status, stepIndex });

test.each([
  [null, false, "offer"],
  [at("not_started", 0), false, "offer"],
  [null, true, "nothing"],
  [at("in_progress", 3), true, "resume"],
  [at("skipped", 3), false, "nothing"],
  [at("completed", 5), false, "nothing"],
] as const)("a member with %o, offered before: %s, meets: %s", (progress, wasOffered, arrival) => {
  expect(tutorialArrival(progress, wasOffered)).toBe(arrival);
});

describe("a tour goes on", () => {
  test.each([
    [null, "start", at("in_progress", 0)],
    [at("skipped", 3), "start", at("in_progress", 3)],
    [at("completed", 5), "start", at("in_progress", 0)],
    [at("in_progress", 90), "start", at("in_progress", 5)],
    [at("in_progress", 2), "next", at("in_progress", 3)],
    [at("in_progress", 5), "next", at("completed", 5)],
    [at("in_progress", 2), "previous", at("in_progress", 1)],
    [at("in_progress", 0), "previous", at("in_progress", 0)],
    [at("in_progress", 4), "skip", at("skipped", 4)],
    [null, "later", at("skipped", 0)],
  ] as const)("from %o by %s", (progress, event, expected) => {
    expect(followTutorial(progress, event, steps)).toEqual(expected);
  });
});

test("whatever is done, it stands at a step that there is, and ends with its last alone", () => {
  const events = fc.constantFrom<TutorialEvent>("start", "next", "previous", "skip", "later");
  fc.assert(
    fc.property(fc.array(events, { minLength: 1 }), (all) => {
      let progress: TutorialProgress | null = null;
      for (const event of all) {
        const before: TutorialProgress | null = progress;
        progress = followTutorial(before, event, steps);
        const { status, stepIndex } = progress;
        if (stepIndex < 0 || stepIndex >= steps) return false;
        if (status === "completed" && (event !== "next" || before?.stepIndex !== steps - 1)) {
          return false;
        }
        if (isTutorialSettled(progress) !== (status !== "in_progress")) return false;
      }
      return true;
    }),
  );
});
