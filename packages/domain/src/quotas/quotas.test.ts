import { expect, test } from "vitest";
import { capsulesRemaining, quotaPeriod } from "./index.ts";

test.each([
  ["2026-11-20T14:00:00Z", "2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z"],
  ["2026-12-31T23:59:59Z", "2026-12-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ["2028-02-29T00:00:00Z", "2028-02-01T00:00:00.000Z", "2028-03-01T00:00:00.000Z"],
])("the period of %s is its calendar month", (now, start, end) => {
  expect(quotaPeriod(new Date(now))).toEqual({ start, end });
});

test("what remains is never negative, and has no count without a limit", () => {
  expect(capsulesRemaining("free", 1)).toBe(2);
  expect(capsulesRemaining("free", 5)).toBe(0);
  expect(capsulesRemaining("premium", 0)).toBe(10);
  expect(capsulesRemaining("pro", 500)).toBeNull();
});
