import fastify from "fastify";
import { expect, it } from "vitest";

import { parseConfig } from "../../platform/config/Config.ts";
import type { Problem } from "../problems/Problem.ts";
import { registerMetrics } from "./metrics.ts";

async function statusFor(
  environment: Readonly<Record<string, string>>,
  remoteAddress: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const app = fastify();
  app.setErrorHandler<Problem>((problem, _request, reply) => reply.code(problem.status).send());
  registerMetrics(app, parseConfig(environment), {
    jobs: { counts: () => Promise.resolve([]) },
    openSockets: () => 0,
    modelSpend: () => Promise.resolve({ tokens: 0, cost: 0 }),
  });
  return (await app.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
}

it.each([
  ["this machine", "127.0.0.1", {}, 200],
  ["this machine by IPv6", "::1", {}, 200],
  ["this machine on a socket of both kinds", "::ffff:127.0.0.1", {}, 200],
  ["another machine", "192.168.1.5", {}, 403],
  ["another machine by IPv6", "::2", {}, 403],
  ["whoever a proxy on this machine speaks for", "127.0.0.1", { "x-forwarded-for": "::1" }, 403],
])("without a token, %s reads them or not", async (_who, address, headers, status) => {
  expect(await statusFor({}, address, headers)).toBe(status);
});

it.each([
  ["the token", { authorization: "Bearer secret" }, 200],
  ["another token", { authorization: "Bearer guess" }, 401],
  ["none", {}, 401],
])("with a token configured, whoever holds %s", async (_what, headers, status) => {
  expect(await statusFor({ METRICS_TOKEN: "secret" }, "127.0.0.1", headers)).toBe(status);
});
