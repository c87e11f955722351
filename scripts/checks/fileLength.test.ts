import { expect, test } from "vitest";
import { isSource, judgeLength } from "./fileLength.ts";

test("400 lines are let through, 401 are not", () => {
  expect(judgeLength("a.ts", "x\n".repeat(400))).toEqual([]);
  expect(judgeLength("a.ts", "x\n".repeat(401))).toEqual([
    "a.ts has 401 lines: split it by purpose",
  ]);
});

test("generated files and data are not judged", () => {
  expect(isSource("packages/ui/src/primitives/button/Button.tsx")).toBe(true);
  expect(isSource("apps/server/src/platform/db/migrations/0001.sql")).toBe(true);
  expect(isSource("openapi/generated/types.ts")).toBe(false);
  expect(isSource("content/data/capsule.json")).toBe(false);
});
