import type { Locale, SupportRequestSummary, SupportStatus } from "@alambic/contract";

import { Problem } from "../../http/problems/Problem.ts";
import type { Database } from "../../platform/db/Store.ts";

/** What members ask the team, with who asks. */
export function selectRequests(db: Database) {
  return db
    .selectFrom("support_conversations as requests")
    .innerJoin("users", "users.id", "requests.user_id")
    .select(["requests.id", "users.username as author", "users.preferred_language as language"])
    .select(["requests.subject", "requests.status", "requests.waiting_since"])
    .select(["requests.last_activity_at", "requests.message_count"]);
}

export interface RequestRow {
  readonly id: string;
  readonly author: string;
  readonly language: Locale;
  readonly subject: string;
  readonly status: SupportStatus;
  readonly waiting_since: Date | null;
  readonly last_activity_at: Date;
  readonly message_count: number;
}

export function presentRequest(row: RequestRow): SupportRequestSummary {
  return {
    ...row,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    last_activity_at: row.last_activity_at.toISOString(),
  };
}

/** Whose a conversation is, and how its member and its notification name it. Throws `not_found`. */
export async function findRequest(db: Database, id: string) {
  const row = await db
    .selectFrom("support_conversations")
    .select(["user_id", "conversation_id", "subject"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  return row;
}
