import { randomUUIDv7 } from "node:crypto";

import { supportLimits } from "@alambic/domain/support";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { requestHash } from "../../progress/index.ts";
import { addMessage } from "../addMessage.ts";
import { limitWriting } from "../limitWriting.ts";
import { loadConversation } from "../selectConversations.ts";

/** Begins a conversation with the team once, however often it is sent. */
export const startSupportConversation = memberOperation<"startSupportConversation">(
  async ({ services: { db }, member, body, now }) => {
    await limitWriting(db, member.id, now);
    return transact(db, async (tx) => {
      await lockMember(tx, member.id);
      const hash = requestHash(body);
      if (!(await isKept(tx, member.id, body.id, hash))) {
        await assertRoom(tx, member.id);
        const id = randomUUIDv7();
        await tx
          .insertInto("support_conversations")
          .values({
            id,
            user_id: member.id,
            conversation_id: body.id,
            subject: body.subject.trim(),
            status: "open",
            request_hash: hash,
            created_at: now,
            last_activity_at: now,
            waiting_since: now,
            message_count: 0,
            read_position: 0,
          })
          .execute();
        await addMessage(tx, { parentId: id, author: "member", body: body.message }, now);
      }
      return { status: 201, body: await loadConversation(tx, member.id, body.id) };
    });
  },
);

/** Whether this very conversation was begun. Throws `message_id_reused` for another one with its id. */
async function isKept(
  tx: Tx,
  userId: string,
  conversationId: string,
  hash: Buffer,
): Promise<boolean> {
  const kept = await tx
    .selectFrom("support_conversations")
    .select("request_hash")
    .where("user_id", "=", userId)
    .where("conversation_id", "=", conversationId)
    .executeTakeFirst();
  if (kept && !hash.equals(kept.request_hash)) throw new Problem("message_id_reused");
  return kept !== undefined;
}

async function assertRoom(tx: Tx, userId: string): Promise<void> {
  const { waiting } = await tx
    .selectFrom("support_conversations")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("user_id", "=", userId)
    .where("status", "=", "open")
    .executeTakeFirstOrThrow();
  if (waiting >= supportLimits.waiting) throw new Problem("questions_waiting");
}
