import type { Database } from "../db/Store.ts";
import { spendRate } from "../limits/spendRate.ts";

const most = 20;
const windowSeconds = 600;

/** Holds back a member who asks for capsules faster than anyone can mean to: each try costs work. */
export function limitCreations(db: Database, userId: string, now: Date): Promise<void> {
  return spendRate(db, { key: `create:${userId}`, most, windowSeconds }, now);
}
