import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { findRequest } from "../selectRequests.ts";

/** Closes what was answered. Done again, nothing changes. */
export const closeSupportRequest = memberOperation<"closeSupportRequest">(
  async ({ services: { db }, path }) => {
    await transact(db, async (tx) => {
      const asked = await findRequest(tx, path.request_id);
      await lockMember(tx, asked.user_id);
      const closed = await tx
        .updateTable("support_conversations")
        .set({ status: "closed" })
        .where("id", "=", path.request_id)
        .where("status", "!=", "open")
        .returning("id")
        .executeTakeFirst();
      if (!closed) throw new Problem("answer_missing");
    });
    return { status: 204 };
  },
);
