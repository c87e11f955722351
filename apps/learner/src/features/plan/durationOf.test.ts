import { expect, test } from "vitest";
import { durationOf } from "./durationOf.ts";

test.each([
  [0, null],
  [0.01, { value: 5, unit: "minute" }],
  [0.3, { value: 20, unit: "minute" }],
  [0.94, { value: 55, unit: "minute" }],
  [0.98, { value: 1, unit: "hour" }],
  [1.2, { value: 1, unit: "hour" }],
  [2.6, { value: 2.5, unit: "hour" }],
])("%d hours", (hours, expected) => {
  expect(durationOf(hours)).toEqual(expected);
});
