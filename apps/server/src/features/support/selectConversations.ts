import type {
  SupportConversation,
  SupportConversationSummary,
  SupportStatus,
} from "@alambic/contract";
import { sql } from "kysely";

import { Problem } from "../../http/problems/Problem.ts";
import type { Database } from "../../platform/db/Store.ts";
import { loadMessages } from "./loadMessages.ts";

const unread = sql<number>`(
  select count(*) from support_messages message
  where message.parent_id = support_conversations.id and message.author = 'team'
    and message.position > support_conversations.read_position
)`.as("unread_count");

/** The conversations of a member, with how many answers they have not read. */
export function selectConversations(db: Database, userId: string) {
  return db
    .selectFrom("support_conversations")
    .select(["conversation_id", "subject", "status", "last_activity_at"])
    .select(unread)
    .where("user_id", "=", userId);
}

export interface ConversationRow {
  readonly conversation_id: string;
  readonly subject: string;
  readonly status: SupportStatus;
  readonly last_activity_at: Date;
  readonly unread_count: number;
}

export function presentConversation({
  conversation_id,
  last_activity_at,
  ...row
}: ConversationRow): SupportConversationSummary {
  return { id: conversation_id, ...row, last_activity_at: last_activity_at.toISOString() };
}

/** A conversation of a member with its messages. Throws `not_found`. */
export async function loadConversation(
  db: Database,
  userId: string,
  conversationId: string,
): Promise<SupportConversation> {
  const row = await selectConversations(db, userId)
    .select("id")
    .where("conversation_id", "=", conversationId)
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  const { id, ...shown } = row;
  return { ...presentConversation(shown), messages: await loadMessages(db, id) };
}
