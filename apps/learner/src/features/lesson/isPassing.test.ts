import type { Failure } from "@alambic/api-client/core";
import { expect, test } from "vitest";
import { isPassing } from "./isPassing.ts";

function refused(status: number): Failure {
  const problem = { kind: "problem", code: "invalid_request", detail: "" } as const;
  return { ...problem, status, retryAfter: null, requestId: null };
}

test.each([
  [{ kind: "network" }, true],
  [{ kind: "timeout" }, true],
  [{ kind: "unexpected", status: null }, true],
  [{ kind: "unexpected", status: 502 }, true],
  [refused(503), true],
  [refused(429), true],
  [refused(401), true],
  [refused(403), false],
  [refused(422), false],
] satisfies [Failure, boolean][])("%j passes: %s", (failure, passes) => {
  expect(isPassing(failure)).toBe(passes);
});
