import { expect, test } from "vitest";
import { p95 } from "./latency.ts";

test.each([
  [[1], 1],
  [Array.from({ length: 100 }, (_, index) => index + 1), 96],
  [[3, 1, 2], 3],
])("95 of 100 stay below", (values, expected) => {
  expect(p95(values)).toBe(expected);
});
