import { expect, test } from "vitest";

import { reconnectDelay } from "./reconnectDelay.ts";

test.each([
  [4000, 600, 900],
  [4001, 600, 900],
  [1001, 2_000, 3_000],
  [1006, 2_000, 3_000],
])("after code %i the socket is back in %i to %i milliseconds", (code, least, most) => {
  expect(reconnectDelay(code, 0)).toBe(least);
  expect(reconnectDelay(code, 1)).toBe(most);
});
