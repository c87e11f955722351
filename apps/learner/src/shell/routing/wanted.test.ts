import { beforeEach, expect, test, vi } from "vitest";

const journal = { pathname: "/journal", search: "?entry=1", hash: "#end" };

beforeEach(() => vi.resetModules());

test("a screen that a guest opened is where the sign-in leads, once", async () => {
  const { wanted } = await import("./wanted.ts");
  expect(wanted.read()).toBeNull();
  wanted.keep(journal);
  expect(wanted.read()).toBe("/journal?entry=1#end");
  wanted.reached();
  expect(wanted.read()).toBeNull();
});

test("a screen that somebody signed out of is nobody's wish", async () => {
  const { wanted } = await import("./wanted.ts");
  wanted.reached();
  wanted.keep(journal);
  expect(wanted.read()).toBeNull();
});
