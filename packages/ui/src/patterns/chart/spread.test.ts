import { expect, test } from "vitest";
import { spread } from "./spread.ts";

const items = Array.from({ length: 30 }, (_, index) => index);

test.each([1, 2, 5, 7, 29, 30, 40])("at most %i marks, evenly, with the last", (most) => {
  const marks = spread(items, most);
  const steps = new Set(marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0)));
  expect(marks.length).toBeLessThanOrEqual(most);
  expect(marks.at(-1)).toBe(29);
  expect(steps.size).toBeLessThanOrEqual(1);
});

test("nothing stays nothing", () => expect(spread([], 5)).toEqual([]));
