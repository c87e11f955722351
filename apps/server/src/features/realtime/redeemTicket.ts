import type { Database } from "../../platform/db/Store.ts";
import type { SocketOwner } from "../../platform/realtime/SocketOwner.ts";
import { hashToken } from "../../platform/tokens.ts";

/** Uses a ticket up, and says who holds it; null for one that is unknown, used or expired. */
export async function redeemTicket(
  db: Database,
  ticket: string,
  now: Date,
): Promise<SocketOwner | null> {
  const used = await db
    .deleteFrom("socket_tickets")
    .where("ticket_hash", "=", hashToken(ticket))
    .returning(["session_id", "expires_at"])
    .executeTakeFirst();
  if (!used || used.expires_at <= now) return null;
  return findOwner(db, used.session_id, now);
}

/** Who holds a session that is neither expired nor revoked. */
export async function findOwner(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<SocketOwner | null> {
  const owner = await db
    .selectFrom("sessions")
    .select(["user_id as userId", "id as sessionId", "expires_at as expiresAt"])
    .where("id", "=", sessionId)
    .where("expires_at", ">", now)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return owner ?? null;
}
