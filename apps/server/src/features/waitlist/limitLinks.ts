import { addressKey } from "../../http/limits/addressKey.ts";
import { consumeRateLimit } from "../../http/limits/consumeRateLimit.ts";
import type { Database } from "../../platform/db/Store.ts";

const windowSeconds = 15 * 60;
const mostTries = 120;

/** Limits how often links of the waiting list can be tried from an address. */
export async function limitLinks(db: Database, ip: string, now: Date): Promise<void> {
  const key = `waitlist-link:${addressKey(ip)}`;
  await consumeRateLimit(db, { key, most: mostTries, windowSeconds }, now);
}
