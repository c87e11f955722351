import { memberOperation } from "../../../http/operation.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { addMessage } from "../addMessage.ts";
import { findConversation } from "../findConversation.ts";
import { limitWriting } from "../limitWriting.ts";

/** Writes to the team once, however often it is sent; what was closed is open again. */
export const sendSupportMessage = memberOperation<"sendSupportMessage">(
  async ({ services: { db }, member, path, body, now }) => {
    await limitWriting(db, member.id, now);
    return transact(db, async (tx) => {
      await lockMember(tx, member.id);
      const parentId = await findConversation(tx, member.id, path.conversation_id);
      const { message } = await addMessage(tx, { parentId, author: "member", body }, now);
      return { status: 201, body: message };
    });
  },
);
