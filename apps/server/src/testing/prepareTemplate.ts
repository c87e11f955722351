import { migrate } from "../platform/db/migrate.ts";
import type { Store } from "../platform/db/Store.ts";
import { JobQueue } from "../platform/jobs/JobQueue.ts";
import { jobNames } from "../start/features.ts";

/** Makes the tables, and those of the job queue. */
export async function prepareTemplate(store: Store): Promise<void> {
  await migrate(store.db);
  const jobs = new JobQueue(store, { names: jobNames });
  await jobs.start({ error: console.error, warn: console.error });
  await jobs.stop();
}
