import { expect, test } from "vitest";

import { replayDelay } from "./replayDelay.ts";

test("grows from two seconds to thirty, spread over its second half", () => {
  expect([1, 2, 3, 4, 5, 60].map((rounds) => replayDelay(rounds, null, 1))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(replayDelay(1, null, 0)).toBe(1_000);
});

test("is never less than what the server asks", () => {
  expect(replayDelay(1, 12, 0)).toBe(12_000);
  expect(replayDelay(5, 12, 1)).toBe(30_000);
});
