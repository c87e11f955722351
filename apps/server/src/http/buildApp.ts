import { randomUUIDv7 } from "node:crypto";

import cookie from "@fastify/cookie";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import fastify from "fastify";
import type { FastifyInstance } from "fastify";

import { spentInMonth } from "../platform/model-ledger/spentInMonth.ts";
import { readContract } from "./contract/readContract.ts";
import { loggerOptions } from "../platform/logging/loggerOptions.ts";
import type { LogStream } from "../platform/logging/loggerOptions.ts";
import { OneLineLog } from "../platform/logging/OneLineLog.ts";
import { timeLimits } from "./limits/timeLimits.ts";
import { registerContract } from "./plugins/contract.ts";
import { earlyFailures } from "./plugins/earlyFailures.ts";
import { registerHealth } from "./plugins/health.ts";
import { registerMetrics } from "./plugins/metrics.ts";
import { registerNotFound } from "./plugins/notFound.ts";
import { registerPictures } from "./plugins/pictures.ts";
import { registerProblems } from "./plugins/problems.ts";
import { registerSecurityHeaders } from "./plugins/securityHeaders.ts";
import { registerStaticApp } from "./plugins/staticApp.ts";
import { loadTexts } from "./texts/Texts.ts";
import type { Texts } from "./texts/Texts.ts";
import { registerCrawlerFiles } from "./pages/registerCrawlerFiles.ts";
import type { PublicContent } from "./pages/PublicPages.ts";
import type { Contract } from "./contract/Contract.ts";
import type { LoadedOperation } from "./LoadedOperation.ts";
import type { Services } from "./Services.ts";

const bodyLimit = 256 * 1024;
const longestParameter = 200;

/** What the features of the server bring. */
export interface FeatureParts {
  readonly loadOperations: (contract: Contract) => Promise<ReadonlyMap<string, LoadedOperation>>;
  /** What anybody may be told of the content. */
  readonly publicContent: PublicContent;
  /** Opens the WebSocket of the contract; says how many sockets are open. */
  readonly registerSockets: (
    app: FastifyInstance,
    services: Services,
    texts: Texts,
  ) => Promise<{ readonly size: number }>;
}

export interface AppParts {
  readonly services: Omit<Services, "log">;
  readonly features: FeatureParts;
  /** Where log lines go, in tests. */
  readonly logStream?: LogStream;
  /** Is given the bare application first: tests watch every answer so. */
  readonly prepare?: (app: FastifyInstance) => void;
}

/** Puts the server together, ready to listen. */
export async function buildApp({
  services: given,
  features,
  logStream,
  prepare,
}: AppParts): Promise<FastifyInstance> {
  const { config, db, health } = given;
  const texts = await loadTexts((error) => app.log.error({ err: error }, "text"));
  const app = fastify({
    logger: loggerOptions(config, logStream),
    logController: new OneLineLog({ requestIdLogLabel: "request_id" }),
    genReqId: () => randomUUIDv7(),
    bodyLimit,
    trustProxy: [...config.trustProxy],
    ...earlyFailures(config, texts),
    ...timeLimits(config),
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestParameter },
  });
  prepare?.(app);
  const services: Services = { ...given, log: app.log };
  const contract = readContract();

  app.decorateRequest("session", null);
  registerProblems(app, texts);
  registerSecurityHeaders(app, config);
  await app.register(cookie);
  await app.register(formbody);
  await app.register(multipart);
  registerHealth(app, health, db);
  const sockets = await features.registerSockets(app, services, texts);
  registerMetrics(app, config, {
    jobs: given.jobs,
    openSockets: () => sockets.size,
    modelSpend: () => spentInMonth(db, given.now()),
  });
  const operations = await features.loadOperations(contract);
  await registerContract(app, { contract, operations, services, texts });
  registerPictures(app);
  const pages = { services, texts, content: features.publicContent };
  registerCrawlerFiles(app, pages);
  const sendPage = await registerStaticApp(app, pages);
  registerNotFound(app, { contract, texts, sendPage });
  return app;
}
