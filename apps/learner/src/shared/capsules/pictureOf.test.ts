import { expect, test } from "vitest";
import { makeCapsule, makePointer } from "../testing/makeCapsule.ts";
import { nextLesson } from "./nextLesson.ts";
import { pictureOf } from "./pictureOf.ts";

const states = (capsule: Parameters<typeof pictureOf>[0]) =>
  pictureOf(capsule).map(({ state }) => state);

test("lessons before the next one are done, those after it locked", () => {
  const capsule = makeCapsule({ lesson_count: 4, next_lesson: makePointer({ lesson_number: 2 }) });
  expect(states(capsule)).toEqual(["done", "current", "locked", "locked"]);
  expect(pictureOf(capsule)[1]?.progress).toBeCloseTo(5 / 9);
});

test("lessons that are not made yet wait, the next one too", () => {
  const next_lesson = makePointer({ lesson_number: 3 });
  const capsule = makeCapsule({ lesson_count: 4, lessons_ready: 2, next_lesson });
  expect(states(capsule)).toEqual(["done", "done", "pending", "pending"]);
  expect(nextLesson(capsule)).toBeNull();
  expect(nextLesson({ ...capsule, lessons_ready: 3 })).toEqual(next_lesson);
});

test("a finished capsule is done throughout", () => {
  expect(states(makeCapsule({ lesson_count: 2, progress_status: "completed" }))).toEqual([
    "done",
    "done",
  ]);
});

test("someone who is not enrolled sees the first lesson open", () => {
  expect(states(makeCapsule({ lesson_count: 2, is_enrolled: false }))).toEqual(["open", "locked"]);
});
