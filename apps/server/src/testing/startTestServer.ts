import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, expect } from "vitest";
import type { AuthorService } from "@alambic/author/service";

import { Health } from "../http/Health.ts";
import { parseConfig } from "../platform/config/Config.ts";
import type { Config } from "../platform/config/Config.ts";
import { openEmbedded } from "../platform/db/embedded/openEmbedded.ts";
import { openStore } from "../platform/db/openStore.ts";
import type { Store } from "../platform/db/Store.ts";
import { createApp } from "../start/createApp.ts";
import { jobHandlers, jobNames } from "../start/features.ts";
import { JobQueue } from "../platform/jobs/JobQueue.ts";
import { createTestDatabase } from "./createTestDatabase.ts";
import { createTestAuthor } from "./createTestAuthor.ts";
import { ResponseChecker } from "./ResponseChecker.ts";
import { TestClock } from "./TestClock.ts";

/** What failed is tried again at once. */
const testPace = { retrySeconds: 0, pollingSeconds: 0.5 };

export interface TestServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly author?: AuthorService;
  /** Whether jobs are done; without, they wait in the queue. */
  readonly withJobs?: boolean;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly store: Store;
  readonly db: Store["db"];
  readonly jobs: JobQueue;
  readonly author: AuthorService;
  readonly clock: TestClock;
  /** Every line that was logged. */
  readonly logLines: readonly string[];
}

/**
 * Boots the real server on a database of its own for the tests of a file, and stops it after them.
 * A test fails when any answer that it got is not as the contract says.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const config = parseConfig({
    LOG_LEVEL: "debug",
    ADMIN_SECOND_STEP: "optional",
    ...database.environment,
    ...options.environment,
  });
  const store =
    config.databaseUrl === null
      ? await openEmbedded({ folder: config.dataFolder, isDurable: false })
      : await openStore(config, ignoreDisconnect);
  const clock = new TestClock();
  const author = options.author ?? createTestAuthor();
  const jobs = new JobQueue(store, { names: jobNames, pace: testPace });
  const logLines: string[] = [];
  const checker = new ResponseChecker();
  const services = {
    config,
    store,
    db: store.db,
    author,
    jobs,
    health: new Health(),
    now: clock.now,
  };
  const app = await createApp({
    services,
    logStream: { write: (line) => void logLines.push(line) },
    prepare: (bare) => checker.watch(bare),
  });
  await app.ready();
  await jobs.start(app.log);
  if (options.withJobs ?? false) await jobs.work(jobHandlers, { ...services, log: app.log });
  afterEach(() => {
    expect(checker.violations.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    await jobs.stop();
    await author.stop();
    await store.close();
    await database.remove();
  });
  return { app, config, store, db: store.db, jobs, author, clock, logLines };
}

/** A database may be dropped while an idle connection is open. */
function ignoreDisconnect(): void {
  // Nothing is left to be saved.
}
