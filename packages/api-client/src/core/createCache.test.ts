import { beforeEach, expect, test } from "vitest";

import { createCache } from "./createCache.ts";

const minute = 60_000;
let clock = 0;
beforeEach(() => {
  clock = 0;
});

function openCache() {
  const cache = createCache(() => clock);
  cache.set("key", { data: "answer" });
  return cache;
}

test("what nothing shows is dropped after ten minutes", () => {
  const cache = openCache();
  cache.retain("key")();
  clock = 10 * minute - 1;
  expect(cache.get("key")).toEqual({ data: "answer" });
  clock = 10 * minute;
  expect(cache.get("key")).toBeUndefined();
  expect([...cache.keys()]).toEqual([]);
});

test("what is shown stays, until the last one lets it go", () => {
  const cache = openCache();
  const first = cache.retain("key");
  const second = cache.retain("key");
  first();
  clock = 60 * minute;
  expect(cache.get("key")).toEqual({ data: "answer" });
  second();
  clock = 69 * minute;
  expect(cache.get("key")).toEqual({ data: "answer" });
  clock = 70 * minute;
  expect(cache.get("key")).toBeUndefined();
});

test("what is shown again in time starts anew", () => {
  const cache = openCache();
  cache.retain("key")();
  clock = 9 * minute;
  const again = cache.retain("key");
  clock = 12 * minute;
  expect(cache.get("key")).toEqual({ data: "answer" });
  again();
});

test("reading other entries drops the old ones too", () => {
  const cache = openCache();
  cache.retain("key")();
  clock = 10 * minute;
  cache.get("other");
  expect([...cache.keys()]).toEqual([]);
});
