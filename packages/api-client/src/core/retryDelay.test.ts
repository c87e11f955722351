import { describe, expect, test } from "vitest";

import type { Failure } from "./failure.ts";
import { retryDelay } from "./retryDelay.ts";

function problem(status: number, retryAfter: number | null = null): Failure {
  return {
    kind: "problem",
    status,
    code: "unavailable",
    detail: "",
    retryAfter,
    requestId: null,
  };
}

describe("what is tried again", () => {
  test.each([
    ["a time-out", { kind: "timeout" }],
    ["a network that is down", { kind: "network" }],
    ["a fault of the server", problem(500)],
    ["a server that is not available", problem(503)],
    ["too many requests", problem(429)],
    ["a broken answer", { kind: "unexpected", status: null }],
    ["a gateway's error page", { kind: "unexpected", status: 502 }],
  ] as const)("%s", (_, failure) => {
    expect(retryDelay(failure, 1, 0)).not.toBeNull();
  });

  test.each([400, 401, 403, 404, 409, 413, 415, 422])("not a %i", (status) => {
    expect(retryDelay(problem(status), 1, 0)).toBeNull();
    expect(retryDelay({ kind: "unexpected", status }, 1, 0)).toBeNull();
  });
});

test("at most twice, later each time, spread over the second half of the delay", () => {
  expect(retryDelay({ kind: "network" }, 1, 0)).toBe(500);
  expect(retryDelay({ kind: "network" }, 1, 1)).toBe(1_000);
  expect(retryDelay({ kind: "network" }, 2, 0)).toBe(1_000);
  expect(retryDelay({ kind: "network" }, 2, 1)).toBe(2_000);
  expect(retryDelay({ kind: "network" }, 3, 0)).toBeNull();
});

test("not sooner than the server asks, and not at all if that is beyond the longest delay", () => {
  expect(retryDelay(problem(429, 3), 1, 0)).toBe(3_000);
  expect(retryDelay(problem(503, 4), 1, 0)).toBe(4_000);
  expect(retryDelay(problem(429, 0), 1, 0)).toBe(500);
  expect(retryDelay(problem(429, 5), 1, 0)).toBeNull();
});
