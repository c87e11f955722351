import { expect, test } from "vitest";

import { createTokenStore } from "./createTokenStore.ts";
import { createMemoryStorage } from "./storage.ts";

test("a token is stored only for those who asked to stay signed in", () => {
  const storage = createMemoryStorage();
  const tokens = createTokenStore(storage);
  tokens.set("visit", false);
  expect(tokens.get()).toBe("visit");
  expect(storage.getItem("access_token")).toBeNull();
  tokens.set("stay", true);
  expect(tokens.get()).toBe("stay");
  expect(storage.getItem("access_token")).toBe("stay");
});

test("a token of one visit takes the place of a stored one", () => {
  const storage = createMemoryStorage();
  const tokens = createTokenStore(storage);
  tokens.set("stay", true);
  tokens.set("visit", false);
  expect(storage.getItem("access_token")).toBeNull();
  expect(tokens.get()).toBe("visit");
});

test("an empty token is none, and is not stored", () => {
  const storage = createMemoryStorage();
  const tokens = createTokenStore(storage);
  tokens.set("", true);
  expect(tokens.get()).toBeNull();
  expect(storage.getItem("access_token")).toBeNull();
});

test("the next visit, and another tab, find the stored token", () => {
  const storage = createMemoryStorage();
  const first = createTokenStore(storage);
  const second = createTokenStore(storage);
  first.set("stay", true);
  expect(second.get()).toBe("stay");
  second.clear();
  expect(first.get()).toBeNull();
});
