import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";

/** Strikes an entry off, with its links. */
export const removeFromWaitlist = memberOperation<"removeFromWaitlist">(
  async ({ services: { db }, path }) => {
    const removed = await db
      .deleteFrom("waitlist_entries")
      .where("id", "=", path.entry_id)
      .returning("id")
      .executeTakeFirst();
    if (!removed) throw new Problem("not_found");
    return { status: 204 };
  },
);
