import { expect, test } from "vitest";

import { shownChance } from "../index.ts";

test.each([
  [1, { bound: "above", percent: 99 }],
  [0.995, { bound: "above", percent: 99 }],
  [0.975, { bound: "about", percent: 98 }],
  [0.5, { bound: "about", percent: 50 }],
  [0.01, { bound: "about", percent: 1 }],
  [0.004, { bound: "below", percent: 1 }],
  [0, { bound: "below", percent: 1 }],
])("a chance of %d is told as %o", (chance, shown) => {
  expect(shownChance(chance)).toEqual(shown);
});
