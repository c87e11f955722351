import { expect, test } from "vitest";
import { monthAfter, monthWeeks } from "./monthWeeks.ts";

test.each([
  ["2026-11", 30, 6, 6],
  ["2026-02", 28, 6, 5],
  ["2027-02", 28, 0, 4],
  ["2028-02", 29, 1, 5],
])("%s has %i days after %i empty ones, in %i weeks", (month, count, empty, weeks) => {
  const found = monthWeeks(month);
  const days = found.flat();
  expect(found).toHaveLength(weeks);
  expect(days.indexOf(`${month}-01`)).toBe(empty);
  expect(days.filter((day) => day !== null)).toHaveLength(count);
  expect(found.every((week) => week.length === 7)).toBe(true);
});

test("months go over the end of the year, both ways", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
  expect(monthAfter("2026-11", 0)).toBe("2026-11");
});
