import { consumeRateLimit } from "../../http/limits/consumeRateLimit.ts";
import type { Database } from "../../platform/db/Store.ts";

const mostInHour = 20;
const hour = 3600;

/** Counts what a member sends to the team. Throws `too_many_requests`. */
export function limitWriting(db: Database, userId: string, now: Date): Promise<void> {
  const limit = { key: `support:${userId}`, most: mostInHour, windowSeconds: hour };
  return consumeRateLimit(db, limit, now);
}
