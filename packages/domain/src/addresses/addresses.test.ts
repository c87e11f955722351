import { expect, test } from "vitest";

import { safeAddress } from "./index.ts";

test.each([
  ["https://example.org/a", true],
  ["HTTP://example.org", true],
  ["javascript:alert(1)", false],
  [" javascript:alert(1)//https://", false],
  ["data:text/html,x", false],
  [undefined, false],
])("links %s: %s", (url, linked) => {
  expect(safeAddress(url)).toBe(linked ? url : undefined);
});
