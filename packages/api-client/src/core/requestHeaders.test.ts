import { expect, test } from "vitest";

import { createServerClock } from "./createServerClock.ts";
import { requestHeaders } from "./requestHeaders.ts";

// The tests run in the zone of Paris: an hour ahead of UTC in winter, two in summer.
test.each([
  [new Date(Date.UTC(2026, 10, 20)), "60"],
  [new Date(Date.UTC(2026, 6, 20)), "120"],
])("on %s tell the zone, its offset and the language", (now, offset) => {
  expect(requestHeaders({ token: null, language: "nl", now })).toEqual({
    "Accept-Language": "nl",
    "X-Timezone": "Europe/Paris",
    "X-Timezone-Offset": offset,
  });
});

test("bear the token, where there is one", () => {
  const headers = requestHeaders({ token: "abc", language: "fr", now: new Date(0) });
  expect(headers).toMatchObject({ Authorization: "Bearer abc" });
});

test("the server's clock is followed where the device's is wrong", () => {
  const device = Date.UTC(2020, 0, 1);
  const clock = createServerClock(() => device);
  expect(clock.now()).toBe(device);
  clock.observe(new Headers({ Date: "Fri, 20 Nov 2026 13:05:00 GMT" }));
  expect(clock.now()).toBe(Date.UTC(2026, 10, 20, 13, 5));
  clock.observe(new Headers());
  expect(clock.now()).toBe(Date.UTC(2026, 10, 20, 13, 5));
  clock.observe(new Headers({ Date: "Wed, 01 Jan 2020 00:00:01 GMT" }));
  expect(clock.now()).toBe(device);
});
