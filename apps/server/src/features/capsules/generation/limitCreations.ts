import type { Database } from "../../../platform/db/Store.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";

const most = 20;
const windowSeconds = 600;

/** Holds back a member who asks for capsules faster than anyone can mean to: each try costs work. */
export function limitCreations(db: Database, userId: string, now: Date): Promise<void> {
  return consumeRateLimit(db, { key: `create:${userId}`, most, windowSeconds }, now);
}
