import { migrate } from "../platform/db/migrate.ts";
import type { Store } from "../platform/db/Store.ts";
import { JobQueue } from "../platform/jobs/JobQueue.ts";
import { loadChangedContent } from "../start/content/loadChangedContent.ts";
import { jobNames } from "../start/features.ts";
import type { TestDatabaseOptions } from "./TestDatabase.ts";

/** Makes the tables, and those of the job queue; loads the shipped content where that is wanted. */
export async function prepareTemplate(
  store: Store,
  { withContent = false }: TestDatabaseOptions,
): Promise<void> {
  await migrate(store.db);
  const jobs = new JobQueue(store, { names: jobNames });
  await jobs.start({ error: console.error, warn: console.error });
  if (withContent) await loadChangedContent({ db: store.db, jobs }, new Date());
  await jobs.stop();
}
