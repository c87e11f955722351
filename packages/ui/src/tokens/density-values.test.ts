import { expect, test } from "vitest";
import { densityValues } from "./density-values.ts";

const pixels = (rem: string) => Number.parseFloat(rem) * 16;
const heights = ["control", "controlSmall", "controlLarge"] as const;

test.each(heights)("%s keeps 44 px under a finger", (name) => {
  expect(pixels(densityValues.comfortable[name])).toBeGreaterThanOrEqual(44);
});

test.each(heights)("%s is never below the 24 px that a mouse needs", (name) => {
  expect(pixels(densityValues.compact[name])).toBeGreaterThanOrEqual(24);
  expect(pixels(densityValues.compact[name])).toBeLessThan(pixels(densityValues.comfortable[name]));
});
