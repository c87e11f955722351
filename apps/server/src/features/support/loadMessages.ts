import type { SupportMessage } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";

/** The messages of a conversation, oldest first. */
export async function loadMessages(db: Database, parentId: string): Promise<SupportMessage[]> {
  const rows = await db
    .selectFrom("support_messages")
    .select(["message_id", "author", "text", "sent_at"])
    .where("parent_id", "=", parentId)
    .orderBy("position")
    .execute();
  return rows.map(presentMessage);
}

export interface MessageRow {
  readonly message_id: string;
  readonly author: SupportMessage["author"];
  readonly text: string;
  readonly sent_at: Date;
}

export function presentMessage({ message_id, author, text, sent_at }: MessageRow): SupportMessage {
  return { id: message_id, author, text, sent_at: sent_at.toISOString() };
}
