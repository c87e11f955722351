import { describe, expect, it, test } from "vitest";

import { deadlineDays, deadlineFault } from "./index.ts";

const today = "2026-11-29";

describe("a day by which a capsule is to be known", () => {
  it.each([
    ["", "not_ahead"],
    ["2026-11-28", "not_ahead"],
    ["2026-11-29", "not_ahead"],
    ["2026-11-30", null],
    ["2027-11-29", null],
    ["2027-11-30", "too_far"],
    ["2099-01-01", "too_far"],
  ])("%s: %s", (day, fault) => {
    expect(deadlineFault(day, today)).toBe(fault);
  });
});

test("the first and the last day can be planned, and no day beside them", () => {
  expect(deadlineDays(today)).toEqual({ first: "2026-11-30", last: "2027-11-29" });
});
