import { expect, test, vi } from "vitest";
import { findRoute } from "./findRoute.ts";

vi.mock("../../shared/routing/defineScreen.tsx", () => ({ defineScreen: () => ({}) }));

function find(location: string) {
  const found = findRoute(location);
  return found === null ? null : [found.route.path, { ...found.params }];
}

test.each([
  ["/", ["/", {}]],
  ["/login", ["/login", {}]],
  ["/legal/privacy", ["/legal/:page", { page: "privacy" }]],
  [
    "/capsule/languages/foreign/42/plan",
    [
      "/capsule/:domain/:area/:capsuleId/plan",
      { domain: "languages", area: "foreign", capsuleId: "42" },
    ],
  ],
  [
    "/capsule/42/level/1/chapter/2",
    [
      "/capsule/:capsuleId/level/:levelOrder/chapter/:chapterIndex",
      { capsuleId: "42", levelOrder: "1", chapterIndex: "2" },
    ],
  ],
  ["/legal/a%20b", ["/legal/:page", { page: "a b" }]],
  ["/legal/%E0%A4%A", ["/legal/:page", { page: "%E0%A4%A" }]],
  ["/nowhere", null],
  ["/login/again", null],
])("%s", (location, expected) => {
  expect(find(location)).toEqual(expected);
});
