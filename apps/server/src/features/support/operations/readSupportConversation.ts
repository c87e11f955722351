import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { readNotificationOf } from "../../notifications/index.ts";
import { findConversation } from "../findConversation.ts";
import { loadConversation } from "../selectConversations.ts";

/** Marks a conversation as read up to the message that was seen last. Done again, nothing changes. */
export const readSupportConversation = memberOperation<"readSupportConversation">(
  async ({ services: { db }, member, path: { conversation_id: conversationId }, body, now }) => {
    await transact(db, async (tx) => {
      await lockMember(tx, member.id);
      const parentId = await findConversation(tx, member.id, conversationId);
      const seen = await tx
        .selectFrom("support_messages")
        .select("position")
        .where("parent_id", "=", parentId)
        .where("message_id", "=", body.message_id)
        .executeTakeFirst();
      if (!seen) throw new Problem("not_found");
      await tx
        .updateTable("support_conversations")
        .set({ read_position: seen.position })
        .where("id", "=", parentId)
        .where("read_position", "<", seen.position)
        .execute();
      const { unread_count: unread } = await loadConversation(tx, member.id, conversationId);
      const notification = { kind: "support_answered", thing: conversationId } as const;
      if (unread === 0) await readNotificationOf(tx, member.id, notification, now);
    });
    return { status: 204 };
  },
);
