import type { NewSupportMessage, SupportMessage } from "@alambic/contract";
import { supportLimits } from "@alambic/domain/support";

import { Problem } from "../../http/problems/Problem.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { requestHash } from "../progress/index.ts";
import { presentMessage } from "./loadMessages.ts";

export interface AddedMessage {
  readonly message: SupportMessage;
  /** False where it was sent before. */
  readonly isNew: boolean;
}

export interface WrittenMessage {
  /** The team's id of the conversation. */
  readonly parentId: string;
  readonly author: SupportMessage["author"];
  readonly body: NewSupportMessage;
}

/**
 * Adds a message to a conversation once: a member's lets it wait, the team's answers it. In a transaction
 * that holds the member. Throws `message_id_reused` for another one with its id, and `conversation_full`
 * where a member has no more room.
 */
export async function addMessage(
  tx: Tx,
  { parentId, author, body }: WrittenMessage,
  now: Date,
): Promise<AddedMessage> {
  const hash = requestHash(body);
  const kept = await tx
    .selectFrom("support_messages")
    .selectAll()
    .where("parent_id", "=", parentId)
    .where("message_id", "=", body.id)
    .executeTakeFirst();
  if (kept) {
    if (!hash.equals(kept.request_hash)) throw new Problem("message_id_reused");
    return { message: presentMessage(kept), isNew: false };
  }
  const { message_count: before, waiting_since: since } = await tx
    .selectFrom("support_conversations")
    .select(["message_count", "waiting_since"])
    .where("id", "=", parentId)
    .executeTakeFirstOrThrow();
  const isMembers = author === "member";
  if (isMembers && before >= supportLimits.messages) throw new Problem("conversation_full");
  const row = { message_id: body.id, author, text: body.text.trim(), sent_at: now };
  await tx
    .insertInto("support_messages")
    .values({ parent_id: parentId, position: before + 1, ...row, request_hash: hash })
    .execute();
  await tx
    .updateTable("support_conversations")
    .set({
      message_count: before + 1,
      last_activity_at: now,
      status: isMembers ? "open" : "answered",
      waiting_since: isMembers ? (since ?? now) : null,
    })
    .where("id", "=", parentId)
    .execute();
  return { message: presentMessage(row), isNew: true };
}
