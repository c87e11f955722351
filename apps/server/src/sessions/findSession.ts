import type { Session } from "../app/Session.ts";
import type { Database } from "../db/Store.ts";
import { hashToken } from "./tokens.ts";

const longestToken = 128;

/** The columns of a member. */
export const memberColumns = [
  "users.id",
  "users.username",
  "users.email",
  "users.preferred_language",
  "users.plan",
  "users.subscription_status",
  "users.is_superuser",
  "users.offline_mode_enabled",
  "users.created_at",
] as const;

/** The session of a token, or null for one that is unknown, expired or revoked. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  if (token.length > longestToken) return null;
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id as session_id", ...memberColumns])
    .where("sessions.token_hash", "=", hashToken(token))
    .where("sessions.expires_at", ">", now)
    .where("sessions.revoked_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { session_id: id, ...member } = row;
  return { id, member };
}
