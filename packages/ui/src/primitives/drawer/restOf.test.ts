import { expect, test } from "vitest";
import { restOf } from "./restOf.ts";

const two = { half: 400, full: 800 };
const one = { half: 600, full: 600 };

test.each([
  [{ ...two, height: 190, velocity: 0 }, "closed"],
  [{ ...two, height: 210, velocity: 0 }, "half"],
  [{ ...two, height: 590, velocity: 0 }, "half"],
  [{ ...two, height: 610, velocity: 0 }, "full"],
  [{ ...one, height: 290, velocity: 0 }, "closed"],
  [{ ...one, height: 310, velocity: 0 }, "half"],
])("let go at rest it goes to the nearest: %o", (release, rest) => {
  expect(restOf(release)).toBe(rest);
});

test.each([
  [{ ...two, height: 790, velocity: 1 }, "half"],
  [{ ...two, height: 390, velocity: 1 }, "closed"],
  [{ ...two, height: 410, velocity: -1 }, "full"],
  [{ ...two, height: 100, velocity: -1 }, "half"],
  [{ ...one, height: 590, velocity: 1 }, "closed"],
])("flicked it goes to the next: %o", (release, rest) => {
  expect(restOf(release)).toBe(rest);
});
