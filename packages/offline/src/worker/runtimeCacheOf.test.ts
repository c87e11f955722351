import { expect, test } from "vitest";

import { notScreens } from "./navigation.ts";
import { runtimeCacheOf } from "./runtimeCacheOf.ts";

const origin = "https://alambic.example";

test.each([
  ["font", "/assets/text-4f2a.woff2", "fonts"],
  ["image", "/pictures/cat.svg", "pictures"],
  ["image", "/api/v2/pictures/cat.svg", null],
  ["font", "/api/v2/font.woff2", null],
  ["", "/api/v2/users/me", null],
  ["script", "/assets/index-1a2b.js", null],
  ["document", "/dashboard", null],
] as const)("a %s from %s goes to the cache %s", (destination, path, cache) => {
  const url = new URL(path, origin);
  expect(runtimeCacheOf({ destination, url, sameOrigin: true })).toBe(cache);
});

test("nothing of another origin is cached", () => {
  const url = new URL("https://elsewhere.example/picture.png");
  expect(runtimeCacheOf({ destination: "image", url, sameOrigin: false })).toBeNull();
});

test.each([
  ["/", true],
  ["/dashboard", true],
  ["/capsule/mathematics/generic/c-1/plan", true],
  ["/api", true],
  ["/api/v2/users/me", false],
  ["/healthz", false],
  ["/readyz", false],
  ["/metrics", false],
  ["/assets/gone-1a2b.js", false],
  ["/robots.txt", false],
])("%s is a screen of the app: %s", (path, isScreen) => {
  expect(notScreens.every((pattern) => !pattern.test(path))).toBe(isScreen);
});
