import type { CompiledQuery } from "kysely";

import type { Member, Session } from "../../../http/Session.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { hashToken } from "../../../platform/tokens.ts";

const longestToken = 128;

/** The columns of a member. */
export const memberColumns = [
  "users.id",
  "users.username",
  "users.email",
  "users.email_verified_at",
  "users.preferred_language",
  "users.plan",
  "users.subscription_status",
  "users.is_superuser",
  "users.is_beta_tester",
  "users.offline_mode_enabled",
  "users.created_at",
] as const;

/** The session of a token, or null for one that is unknown, expired or revoked. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  if (token.length > longestToken) return null;
  const { rows } = await db.executeQuery<SessionRow>({
    ...compiledQuery(db),
    parameters: [hashToken(token), now],
  });
  const [row] = rows;
  if (!row) return null;
  const { session_id: id, second_step_at: secondStepAt, ...member } = row;
  return { id, secondStepAt, member, needsSecondStep: false };
}

type SessionRow = Member & {
  readonly session_id: string;
  readonly second_step_at: Date | null;
};

const compiled = new WeakMap<Database, CompiledQuery<SessionRow>>();

/** The query that every request of a member makes: put together once, and run with other values. */
function compiledQuery(db: Database): CompiledQuery<SessionRow> {
  const known = compiled.get(db);
  if (known) return known;
  const query = db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["sessions.id as session_id", "sessions.second_step_at", ...memberColumns])
    .where("sessions.token_hash", "=", new Uint8Array())
    .where("sessions.expires_at", ">", new Date(0))
    .where("sessions.revoked_at", "is", null)
    .compile();
  compiled.set(db, query);
  return query;
}
