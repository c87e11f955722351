import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createCache } from "./createCache.ts";

const minute = 60_000;
const entry = { data: "answer" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openCache() {
  const cache = createCache();
  cache.set("key", entry);
  return cache;
}

test("what nothing shows is dropped after ten minutes", () => {
  const cache = openCache();
  cache.retain("key")();
  vi.advanceTimersByTime(10 * minute - 1);
  expect(cache.get("key")).toBe(entry);
  vi.advanceTimersByTime(1);
  expect([...cache.keys()]).toEqual([]);
});

test("what is shown stays, until the last one lets it go", () => {
  const cache = openCache();
  const first = cache.retain("key");
  const second = cache.retain("key");
  first();
  vi.advanceTimersByTime(60 * minute);
  expect(cache.get("key")).toBe(entry);
  second();
  vi.advanceTimersByTime(10 * minute);
  expect(cache.get("key")).toBeUndefined();
});

test("what is shown again in time starts anew", () => {
  const cache = openCache();
  cache.retain("key")();
  vi.advanceTimersByTime(9 * minute);
  const again = cache.retain("key");
  vi.advanceTimersByTime(60 * minute);
  expect(cache.get("key")).toBe(entry);
  again();
  vi.advanceTimersByTime(10 * minute);
  expect(cache.get("key")).toBeUndefined();
});
