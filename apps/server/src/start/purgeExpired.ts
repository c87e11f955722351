import type { Database } from "../platform/db/Store.ts";
import { features } from "./features.ts";

const hourMs = 3_600_000;
/** Ended sessions are kept a while, to answer questions about them. */
const sessionsKeptMs = 30 * 24 * hourMs;

/** Who read what of whom is kept a year, for whoever asks about it. */
const privateReadsKeptMs = 365 * 24 * hourMs;

/** Whoever made a call of a model that is older is gone. What was reserved for it stays counted. */
const longestCallMs = 24 * hourMs;

/** Deletes what has expired. Done by several processes at once, it is done all the same. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("expires_at", "<", now).execute();
  await db.deleteFrom("socket_tickets").where("expires_at", "<", now).execute();
  await db.deleteFrom("mailed_links").where("expires_at", "<", now).execute();
  const past = new Date(now.getTime() - sessionsKeptMs);
  await db.deleteFrom("sessions").where("expires_at", "<", past).execute();
  const longPast = new Date(now.getTime() - privateReadsKeptMs);
  await db.deleteFrom("private_reads").where("read_at", "<", longPast).execute();
  await db
    .updateTable("model_calls")
    .set({ status: "unknown", ended_at: now })
    .where("status", "=", "reserved")
    .where("started_at", "<", new Date(now.getTime() - longestCallMs))
    .execute();
  for (const { purge } of features) await purge?.(db, now);
}
