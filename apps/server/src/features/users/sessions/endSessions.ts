import type { Database, Tx } from "../../../platform/db/Store.ts";
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

/**
 * Ends the sessions of a member when the transaction is committed, but for one that goes on: after a new
 * password, say. Their sockets close with them.
 */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  now: Date,
  exceptId: string | null = null,
): Promise<void> {
  await tx.deleteFrom("login_steps").where("user_id", "=", userId).execute();
  const sessions = tx
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
  const chosen = exceptId === null ? sessions : sessions.where("id", "!=", exceptId);
  const ended = await chosen.returning("id").execute();
  for (const { id } of ended) await notify(tx, sessionEnded, { session_id: id });
}

/** Ends one session of a member. False where there is none. */
export async function endSession(
  tx: Tx,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  if (ended) await notify(tx, sessionEnded, { session_id: sessionId });
  return ended !== undefined;
}
