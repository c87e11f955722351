import { Problem } from "../../http/problems/Problem.ts";
import type { Tx } from "../../platform/db/Store.ts";

/** The team's id of a conversation of a member. Throws `not_found`. */
export async function findConversation(
  tx: Tx,
  userId: string,
  conversationId: string,
): Promise<string> {
  const row = await tx
    .selectFrom("support_conversations")
    .select("id")
    .where("user_id", "=", userId)
    .where("conversation_id", "=", conversationId)
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  return row.id;
}
