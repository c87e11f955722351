import { memberOperation } from "../../../http/operation.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { addNotification } from "../../notifications/index.ts";
import { addMessage } from "../addMessage.ts";
import { findRequest } from "../selectRequests.ts";

/** Answers a member once, however often it is sent, and tells them. */
export const answerSupportRequest = memberOperation<"answerSupportRequest">(
  ({ services: { db }, path, body, now }) =>
    transact(db, async (tx) => {
      const asked = await findRequest(tx, path.request_id);
      const { user_id: userId, conversation_id: id, subject } = asked;
      await lockMember(tx, userId);
      const written = { parentId: path.request_id, author: "team", body } as const;
      const { message, isNew } = await addMessage(tx, written, now);
      const about = { kind: "support_answered", conversation: { id, subject } } as const;
      if (isNew) await addNotification(tx, { userId, about, thing: id }, now);
      return { status: 201, body: message };
    }),
);
