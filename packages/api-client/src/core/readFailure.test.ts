import { expect, test } from "vitest";

import { readFailure } from "./readFailure.ts";
import { readRetryAfter } from "./readRetryAfter.ts";

const problemJson = { "Content-Type": "application/problem+json; charset=utf-8" };
const now = Date.UTC(2026, 10, 20, 13, 5);

test("reads a problem with all that it says", () => {
  const errors = [{ path: "email", code: "required", message: "…" }];
  const reasons = [{ code: "topic_needs_a_source", message: "…" }];
  const response = new Response(null, {
    status: 422,
    headers: { ...problemJson, "Retry-After": "3" },
  });
  const body = {
    code: "validation_failed",
    detail: "Certains champs sont à revoir.",
    errors,
    reasons,
    suggestions: [],
    request_id: "req-1",
  };
  expect(readFailure(response, body, now)).toEqual({
    kind: "problem",
    status: 422,
    code: "validation_failed",
    detail: "Certains champs sont à revoir.",
    errors,
    reasons,
    suggestions: [],
    retryAfter: 3,
    requestId: "req-1",
  });
});

test.each([
  ["a page of something in between", "<html>Bad gateway</html>"],
  ["nothing", undefined],
  ["a code of another version", { code: "brand_new", detail: "…" }],
  ["a name that every object has", { code: "toString", detail: "…" }],
  ["a problem without words", { code: "not_found" }],
])("takes %s as unexpected", (_, body) => {
  const response = new Response(null, { status: 502, headers: problemJson });
  expect(readFailure(response, body, now)).toEqual({ kind: "unexpected", status: 502 });
});

test("takes a problem that is not said to be one as unexpected", () => {
  const headers = { "Content-Type": "application/json" };
  const response = new Response(null, { status: 403, headers });
  const body = { code: "forbidden", detail: "Sign in to this network." };
  expect(readFailure(response, body, now)).toEqual({ kind: "unexpected", status: 403 });
});

test.each([
  ["120", 120],
  ["0", 0],
  ["-5", 0],
  ["Fri, 20 Nov 2026 13:06:30 GMT", 90],
  ["Fri, 20 Nov 2026 13:00:00 GMT", 0],
  ["soon", null],
  ["", null],
])("reads Retry-After %j as %j seconds", (value, seconds) => {
  expect(readRetryAfter(new Headers({ "Retry-After": value }), now)).toBe(seconds);
});

test("knows when there is no Retry-After", () => {
  expect(readRetryAfter(new Headers(), now)).toBeNull();
});
