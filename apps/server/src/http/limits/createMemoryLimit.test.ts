import { expect, it } from "vitest";

import { createMemoryLimit } from "./createMemoryLimit.ts";

const at = (second: number) => new Date(second * 1000);

it("allows so many in a window, for each key, and then says how long to wait", () => {
  const limit = createMemoryLimit({ most: 2, windowSeconds: 60 });
  limit("a", at(0));
  limit("a", at(10));
  expect(() => limit("a", at(20))).toThrow(
    expect.objectContaining({ code: "too_many_requests", details: { retryAfter: 40 } }),
  );
  limit("b", at(20));
  limit("a", at(60));
  limit("a", at(119));
  expect(() => limit("a", at(119))).toThrow("too_many_requests");
});
