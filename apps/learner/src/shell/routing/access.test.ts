import { expect, test } from "vitest";
import { admit } from "./access.ts";

test.each([
  ["guest", "guest", { kind: "enter" }],
  ["guest", "unknown", { kind: "enter" }],
  ["guest", "member", { kind: "redirect", to: "/dashboard" }],
  ["member", "member", { kind: "enter" }],
  ["member", "unknown", { kind: "wait" }],
  ["member", "guest", { kind: "redirect", to: "/" }],
  ["anyone", "guest", { kind: "enter" }],
  ["anyone", "unknown", { kind: "enter" }],
  ["anyone", "member", { kind: "enter" }],
] as const)("a screen for %s, seen by %s", (access, status, admission) => {
  expect(admit(access, status)).toEqual(admission);
});
