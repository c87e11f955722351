import { expect, test } from "vitest";
import { studiedMinutes, studiedSeconds } from "./studiedMinutes.ts";

test.each([
  [0, 0],
  [59, 0],
  [60, 1],
  [90, 1],
  [119, 1],
  [120, 2],
])("%i seconds of study are %i whole minutes", (seconds, minutes) => {
  expect(studiedMinutes(seconds)).toBe(minutes);
});

test("a day is told in seconds, rounded", () => {
  expect([499, 500, 59_600].map(studiedSeconds)).toEqual([0, 1, 60]);
});
