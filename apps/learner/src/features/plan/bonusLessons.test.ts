import { expect, test } from "vitest";
import type { PlannedLesson } from "../../shared/capsules/lessonsOf.ts";
import { makeGranule, makeMolecule } from "../../shared/testing/makeCapsule.ts";
import { bonusLessons } from "./bonusLessons.ts";

function lesson(number: number, state: PlannedLesson["state"], available = true): PlannedLesson {
  const molecule = makeMolecule({ is_bonus_available: available });
  return { id: String(number), number, granuleOrder: 1, molecule, state, progress: 0 };
}

function offered(lessons: PlannedLesson[]) {
  return bonusLessons([{ granule: makeGranule(), lessons }]).map(({ number }) => number);
}

test("the three lessons last reached are offered, the latest first", () => {
  const reached = [1, 2, 3].map((number) => lesson(number, "completed"));
  expect(offered([...reached, lesson(4, "current"), lesson(5, "locked")])).toEqual([4, 3, 2]);
});

test("only where something can be made", () => {
  expect(offered([lesson(1, "completed", false), lesson(2, "current")])).toEqual([2]);
});
