import type { Database } from "../../platform/db/Store.ts";
import type { SocketHub } from "../../platform/realtime/SocketHub.ts";

/** Closes the sockets whose session ended, whether or not this process was told of it. */
export async function closeEndedSockets(db: Database, hub: SocketHub, now: Date): Promise<void> {
  const open = hub.sessionIds();
  if (open.length === 0) return;
  const alive = await db
    .selectFrom("sessions")
    .select("id")
    .where("id", "in", open)
    .where("expires_at", ">", now)
    .where("revoked_at", "is", null)
    .execute();
  const kept = new Set(alive.map(({ id }) => id));
  for (const id of open) if (!kept.has(id)) hub.endSession(id);
}
