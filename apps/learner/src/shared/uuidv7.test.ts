import { expect, test } from "vitest";
import { uuidv7 } from "./uuidv7.ts";

const now = Date.UTC(2026, 10, 20, 8, 30);

test("has the shape of version 7", () => {
  expect(uuidv7(now)).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
});

test("begins with the time", () => {
  expect(Number.parseInt(uuidv7(now).replaceAll("-", "").slice(0, 12), 16)).toBe(now);
});

test("sorts by time, and never comes twice", () => {
  const ids = [uuidv7(now), uuidv7(now + 1), uuidv7(now + 70_000)];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 500 }, () => uuidv7(now))).size).toBe(500);
});
