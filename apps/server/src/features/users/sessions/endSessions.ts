import type { Database } from "../../../platform/db/Store.ts";
import { notify } from "../../../platform/realtime/notify.ts";
import { sessionEnded } from "./sessionEnded.ts";
import { hashToken } from "../../../platform/tokens.ts";

/** Ends the sessions of some tokens, and their sockets. Unknown tokens are passed over. */
export async function endSessions(
  db: Database,
  tokens: readonly string[],
  now: Date,
): Promise<void> {
  if (tokens.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable("sessions")
      .set({ revoked_at: now })
      .where("token_hash", "in", tokens.map(hashToken))
      .where("revoked_at", "is", null)
      .returning("id")
      .execute();
    for (const { id } of ended) await notify(tx, sessionEnded, { session_id: id });
  });
}

/** Ends every session of a member: after a new password, say. */
export async function endSessionsOf(db: Database, userId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable("sessions")
      .set({ revoked_at: now })
      .where("user_id", "=", userId)
      .where("revoked_at", "is", null)
      .returning("id")
      .execute();
    for (const { id } of ended) await notify(tx, sessionEnded, { session_id: id });
  });
}
