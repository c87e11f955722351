import { timingSafeEqual } from "node:crypto";

import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

import type { ModelSpend } from "../../platform/model-ledger/spentInMonth.ts";
import type { Config } from "../../platform/config/Config.ts";
import type { JobSender } from "../../platform/jobs/Jobs.ts";
import { addressKey } from "../limits/addressKey.ts";
import { Problem } from "../problems/Problem.ts";
import { hashToken } from "../../platform/tokens.ts";

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10];
const millisecondsInSecond = 1000;

/** What is counted elsewhere. */
export interface Counted {
  readonly jobs: Pick<JobSender, "counts">;
  readonly openSockets: () => number;
  /** What language models took this month. */
  readonly modelSpend: () => Promise<ModelSpend>;
}

/** `/metrics` in the text format of Prometheus, and the times of all requests in it. */
export function registerMetrics(app: FastifyInstance, config: Config, counted: Counted): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerGauges(registry, counted);
  registerModelGauges(registry, counted.modelSpend);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by operation and status.",
    labelNames: ["operation", "status"],
    buckets,
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const operation = request.routeOptions.config.operationId ?? "other";
    durations.observe(
      { operation, status: reply.statusCode },
      reply.elapsedTime / millisecondsInSecond,
    );
    done();
  });
  app.get("/metrics", async (request, reply) => {
    assertMayRead(request, config.metricsToken);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Gauges that are read when they are asked for. */
function registerGauges(registry: Registry, { jobs, openSockets }: Counted): void {
  registry.registerMetric(
    new Gauge({
      name: "sockets_open",
      help: "WebSockets that are open on this process.",
      registers: [],
      collect() {
        this.set(openSockets());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "jobs",
      help: "Jobs that wait and that are being done, by queue.",
      labelNames: ["queue", "state"],
      registers: [],
      async collect() {
        for (const { name, waiting, active } of await jobs.counts()) {
          this.set({ queue: name, state: "waiting" }, waiting);
          this.set({ queue: name, state: "active" }, active);
        }
      },
    }),
  );
}

/** What language models took in this calendar month, for everybody on the database. */
function registerModelGauges(registry: Registry, modelSpend: Counted["modelSpend"]): void {
  registry.registerMetric(
    new Gauge({
      name: "model_tokens",
      help: "Tokens of language models this month, read, written and reserved.",
      registers: [],
      async collect() {
        this.set((await modelSpend()).tokens);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "model_cost",
      help: "Cost of language models this month, in the currency of the configured prices.",
      registers: [],
      async collect() {
        this.set((await modelSpend()).cost);
      },
    }),
  );
}

/** Whoever holds the token; where there is none, this machine alone, and not through a proxy on it. */
function assertMayRead(request: FastifyRequest, token: string | null): void {
  if (token === null) {
    if (!isLocal(request)) throw new Problem("forbidden");
    return;
  }
  const given = hashToken(request.headers.authorization ?? "");
  if (!timingSafeEqual(given, hashToken(`Bearer ${token}`))) throw new Problem("unauthenticated");
}

const proxyHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

function isLocal({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress ?? "";
  const isLoopback = address === "::1" || addressKey(address).startsWith("127.");
  return isLoopback && proxyHeaders.every((name) => headers[name] === undefined);
}
