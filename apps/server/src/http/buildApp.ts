import { randomUUIDv7 } from "node:crypto";

import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import fastify from "fastify";
import type { FastifyInstance } from "fastify";

import { spentInMonth } from "../platform/model-ledger/spentInMonth.ts";
import { loadOperations } from "../start/loadOperations.ts";
import { readContract } from "./contract/readContract.ts";
import { loggerOptions } from "../platform/logging/loggerOptions.ts";
import type { LogStream } from "../platform/logging/loggerOptions.ts";
import { OneLineLog } from "../platform/logging/OneLineLog.ts";
import { registerContract } from "./plugins/contract.ts";
import { registerHealth } from "./plugins/health.ts";
import { registerMetrics } from "./plugins/metrics.ts";
import { registerNotFound } from "./plugins/notFound.ts";
import { registerPictures } from "./plugins/pictures.ts";
import { registerProblems } from "./plugins/problems.ts";
import { registerSockets } from "../features/realtime/registerSockets.ts";
import { registerSecurityHeaders } from "./plugins/securityHeaders.ts";
import { registerStaticApp } from "./plugins/staticApp.ts";
import { loadTexts } from "./texts/Texts.ts";
import type { Services } from "./Services.ts";

const bodyLimit = 256 * 1024;
const longestParameter = 200;

export interface AppParts {
  readonly services: Omit<Services, "log">;
  /** Where log lines go, in tests. */
  readonly logStream?: LogStream;
  /** Is given the bare application first: tests watch every answer so. */
  readonly prepare?: (app: FastifyInstance) => void;
}

/** Puts the server together, ready to listen. */
export async function buildApp({
  services: given,
  logStream,
  prepare,
}: AppParts): Promise<FastifyInstance> {
  const { config, db, health } = given;
  const app = fastify({
    logger: loggerOptions(config, logStream),
    logController: new OneLineLog({ requestIdLogLabel: "request_id" }),
    genReqId: () => randomUUIDv7(),
    bodyLimit,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestParameter },
  });
  prepare?.(app);
  const services: Services = { ...given, log: app.log };
  const texts = await loadTexts((error) => app.log.error({ err: error }, "text"));
  const contract = readContract();

  app.decorateRequest("session", null);
  registerProblems(app, texts);
  registerSecurityHeaders(app, config);
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart);
  registerHealth(app, health, db);
  const sockets = await registerSockets(app, services, texts);
  registerMetrics(app, config, {
    jobs: given.jobs,
    openSockets: () => sockets.size,
    modelSpend: () => spentInMonth(db, given.now()),
  });
  const operations = await loadOperations(contract);
  await registerContract(app, { contract, operations, services, texts });
  registerPictures(app);
  const sendPage = await registerStaticApp(app, config);
  registerNotFound(app, { contract, texts, sendPage });
  return app;
}
