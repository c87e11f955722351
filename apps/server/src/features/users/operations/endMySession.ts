import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { transact } from "../../../platform/db/transact.ts";
import { endSession } from "../sessions/endSessions.ts";

/** Ends one session of the member. */
export const endMySession = memberOperation<"endMySession">(
  async ({ services: { db }, member, path, now }) => {
    const ended = await transact(db, (tx) => endSession(tx, member.id, path.session_id, now));
    if (!ended) throw new Problem("not_found");
    return { status: 204 };
  },
);
