import { timingSafeEqual } from "node:crypto";

import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

import type { Config } from "../config/Config.ts";
import { Problem } from "../problems/Problem.ts";
import { hashToken } from "../sessions/tokens.ts";

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10];
const millisecondsInSecond = 1000;

/** `/metrics` in the text format of Prometheus, and the times of all requests in it. */
export function registerMetrics(app: FastifyInstance, config: Config): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by operation and status.",
    labelNames: ["operation", "status"],
    buckets,
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const operation = request.routeOptions.config.operationId ?? "other";
    durations.observe(
      { operation, status: reply.statusCode },
      reply.elapsedTime / millisecondsInSecond,
    );
  });
  app.get("/metrics", async (request, reply) => {
    assertMayRead(request.headers.authorization, config.metricsToken);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

function assertMayRead(authorization: string | undefined, token: string | null): void {
  if (token === null) return;
  const given = hashToken(authorization ?? "");
  if (!timingSafeEqual(given, hashToken(`Bearer ${token}`))) throw new Problem("unauthenticated");
}
