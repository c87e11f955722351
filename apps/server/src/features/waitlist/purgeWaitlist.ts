import type { Database } from "../../platform/db/Store.ts";

const dayMs = 24 * 3_600_000;
/** Who never confirmed an address may not have asked for anything. */
const unconfirmedKeptMs = 30 * dayMs;

/** Deletes links that have expired, and entries that nobody confirmed. */
export async function purgeWaitlist(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("waitlist_links").where("expires_at", "<", now).execute();
  const past = new Date(now.getTime() - unconfirmedKeptMs);
  await db
    .deleteFrom("waitlist_entries")
    .where("status", "=", "unconfirmed")
    .where("created_at", "<", past)
    .execute();
  await db.deleteFrom("waitlist_requests").where("created_at", "<", past).execute();
}
