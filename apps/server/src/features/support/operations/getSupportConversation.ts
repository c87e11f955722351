import { memberOperation } from "../../../http/operation.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadConversation } from "../selectConversations.ts";

/** A conversation of a member with the team. */
export const getSupportConversation = memberOperation<"getSupportConversation">(
  ({ services: { db }, member, path }) =>
    readSnapshot(db, async (tx) => ({
      status: 200,
      body: await loadConversation(tx, member.id, path.conversation_id),
    })),
);
