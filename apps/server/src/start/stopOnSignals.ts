import type { FastifyInstance } from "fastify";
import type { AuthorService } from "@alambic/author/service";

import type { Health } from "../http/Health.ts";
import type { Store } from "../platform/db/Store.ts";
import type { JobQueue } from "../platform/jobs/JobQueue.ts";

export interface RunningParts {
  readonly health: Health;
  readonly jobs: JobQueue;
  readonly author: AuthorService;
  readonly store: Store;
}

/** Time in which load balancers see that the server is not ready any more, milliseconds. */
const noticeMs = 300;
const deadlineMs = 9500;

/**
 * Stops the server on SIGTERM and SIGINT: it says at once that it is not ready, finishes what is in
 * flight, and leaves within ten seconds whatever happens.
 */
export function stopOnSignals(app: FastifyInstance, parts: RunningParts): void {
  const { health } = parts;
  const stop = (signal: NodeJS.Signals): void => {
    if (health.isStopping) return;
    health.stop();
    app.log.info({ signal }, "stopping");
    setTimeout(() => {
      app.log.error("not everything could be finished in time");
      process.exit(1);
    }, deadlineMs).unref();
    setTimeout(() => {
      close(app, parts).then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, "stopping failed");
          process.exit(1);
        },
      );
    }, noticeMs);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

async function close(app: FastifyInstance, { jobs, author, store }: RunningParts): Promise<void> {
  await Promise.all([app.close(), jobs.stop()]);
  await author.stop();
  await store.close();
}
