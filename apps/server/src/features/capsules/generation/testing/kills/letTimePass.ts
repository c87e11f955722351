import { sql } from "kysely";
import { PgBoss } from "pg-boss";

import type { Store } from "../../../../../platform/db/Store.ts";

/**
 * On PostgreSQL another process may be at work, so the queue waits until a job's own has been silent
 * for a while, and a while more: that time is taken to have passed. The queue's own supervision does
 * the rest.
 */
export async function letTimePass(store: Store): Promise<void> {
  if (store.kind === "embedded") return;
  await sql`update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(
    store.db,
  );
  await sql`update jobs.queue set monitor_on = null, monitor_claim_on = null`.execute(store.db);
  const options = { schema: "jobs", supervise: false, schedule: false, migrate: false };
  const boss = new PgBoss({ ...store.queueOptions, ...options });
  await boss.start();
  await boss.supervise("generation");
  await boss.stop({ graceful: false, close: true });
  await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(store.db);
}
