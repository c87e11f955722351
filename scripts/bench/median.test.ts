import { expect, test } from "vitest";
import { median } from "./median.ts";

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])("the middle of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});
