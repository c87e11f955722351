import { expect, test } from "vitest";

import { readBody, readGenerated, requireSuccess } from "./reply.ts";

const pending = { generation_status: "pending", detail: "Presque prêt." } as const;

test("a 202 is generating, never data", () => {
  const response = new Response(null, { status: 202, headers: { "Retry-After": "5" } });
  expect(readGenerated({ data: pending, response })).toEqual({
    status: "generating",
    retryAfter: 5,
    detail: "Presque prêt.",
  });
});

test("a 202 that does not say when to ask again is asked after two seconds", () => {
  const response = new Response(null, { status: 202 });
  expect(readGenerated({ data: pending, response })).toMatchObject({ retryAfter: 2 });
});

test("a 202 with anything else in it is not taken for data", () => {
  const response = new Response(null, { status: 202 });
  expect(() => readGenerated({ data: { atoms: [] }, response })).toThrow("unexpected");
});

test("a 200 is data", () => {
  const data = { atoms: [] };
  expect(readGenerated({ data, response: new Response() })).toEqual({ status: "ready", data });
});

test("a success without the body that it should have is unexpected", () => {
  expect(() => readBody({ response: new Response() })).toThrow("unexpected");
  expect(() => requireSuccess({ response: new Response(null, { status: 204 }) })).not.toThrow();
});
