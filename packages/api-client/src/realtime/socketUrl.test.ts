import { expect, test } from "vitest";

import { socketUrl } from "./socketUrl.ts";

test.each([
  ["/api/v2", "http://localhost:8000/dashboard?x=1", "ws://localhost:8000/api/v2/ws"],
  ["/api/v2", "https://alambic.example/", "wss://alambic.example/api/v2/ws"],
  ["https://api.example/api/v2", "https://app.example/", "wss://api.example/api/v2/ws"],
])("%s seen from %s is %s", (baseUrl, pageUrl, url) => {
  expect(socketUrl(baseUrl, pageUrl)).toBe(url);
});
