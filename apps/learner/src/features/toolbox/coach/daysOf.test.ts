import type { StudyDay } from "@alambic/contract";
import { expect, test } from "vitest";
import { daysOf } from "./daysOf.ts";

const day = (number: number, ...lessons: readonly string[]): StudyDay => ({
  day: `2026-12-0${number}`,
  lessons: lessons.map((id, place) => ({
    id,
    title: id,
    lesson_number: place + 1,
    granule_order: 1,
    molecule_order: place + 1,
  })),
  items: 6,
  reviews: 0,
  minutes: 5,
});

test("a lesson that takes several days counts once", () => {
  const days = daysOf([day(1, "a"), day(2, "a", "b"), day(3, "b"), day(4, "b", "c"), day(5)]);
  expect(days.map(({ lessons }) => lessons)).toEqual([1, 1, 0, 1, 0]);
  expect(days.every(({ items, minutes }) => items === 6 && minutes === 5)).toBe(true);
});
