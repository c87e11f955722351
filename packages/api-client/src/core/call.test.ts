import { expect, test } from "vitest";

import { call, callForGenerated, callNoContent } from "./call.ts";
import type { Reply } from "./call.ts";

const pending = { generation_status: "pending", detail: "Presque prêt." } as const;

function reply<Body>(data: Body, status: number, headers: Record<string, string> = {}) {
  const json = { "Content-Type": "application/json", ...headers };
  const response = new Response(null, { status, headers: json });
  return async (): Promise<Reply<Body>> => ({ data, response });
}

test("a 202 is generating, never data", async () => {
  await expect(callForGenerated(reply(pending, 202, { "Retry-After": "5" }))).resolves.toEqual({
    status: "generating",
    retryAfter: 5,
    detail: "Presque prêt.",
  });
});

test("a 202 that does not say when to ask again is asked after two seconds", async () => {
  await expect(callForGenerated(reply(pending, 202))).resolves.toMatchObject({ retryAfter: 2 });
});

test("a 202 with anything else in it is not taken for data", async () => {
  await expect(callForGenerated(reply({ atoms: [] }, 202))).rejects.toThrow("unexpected");
});

test("a 200 is data", async () => {
  const data = { atoms: [] };
  await expect(callForGenerated(reply(data, 200))).resolves.toEqual({ status: "ready", data });
});

test.each([
  ["without the body that it should have", reply(undefined, 200)],
  ["that is no JSON", reply("<html>", 200, { "Content-Type": "text/html" })],
])("a success %s is unexpected", async (_, send) => {
  await expect(call<unknown>(send)).rejects.toThrow("unexpected");
});

test("an empty answer is a 204, and not the 200 of something in between", async () => {
  await expect(callNoContent(reply(undefined, 204))).resolves.toBeUndefined();
  await expect(callNoContent(reply(undefined, 200))).rejects.toThrow("unexpected");
});
