import { sql } from "kysely";

import type { Database } from "../../platform/db/Store.ts";
import { Problem } from "../problems/Problem.ts";

export interface RateLimit {
  /** What is counted, and for whom: `login:…`. */
  readonly key: string;
  /** How often it may happen in the window. */
  readonly most: number;
  readonly windowSeconds: number;
}

interface Counter {
  readonly used: number;
  readonly expires_at: Date;
}

const millisecondsInSecond = 1000;

/**
 * Counts one use before it happens, so that many at once cannot slip through together. Throws
 * `too_many_requests` beyond the limit. The window starts with the first use.
 */
export async function consumeRateLimit(db: Database, limit: RateLimit, now: Date): Promise<void> {
  const end = new Date(now.getTime() + limit.windowSeconds * millisecondsInSecond);
  const { rows } = await sql<Counter>`
    insert into rate_limits as counter (key, used, expires_at)
    values (${limit.key}, 1, ${end})
    on conflict (key) do update set
      used = case when counter.expires_at <= ${now} then 1 else counter.used + 1 end,
      expires_at = case when counter.expires_at <= ${now} then ${end} else counter.expires_at end
    returning used, expires_at`.execute(db);
  const counter = rows[0];
  if (!counter || counter.used <= limit.most) return;
  const waiting = counter.expires_at.getTime() - now.getTime();
  throw new Problem("too_many_requests", {
    retryAfter: Math.max(1, Math.ceil(waiting / millisecondsInSecond)),
  });
}

/** Takes one use back: what was counted beforehand did not happen after all. */
export async function refundRate(db: Database, key: string): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((counter) => ({ used: counter("used", "-", 1) }))
    .where("key", "=", key)
    .where("used", ">", 0)
    .execute();
}

/** Forgets what was counted. */
export async function forgiveRate(db: Database, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}
