import { memberOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";
import { endSessionsOf } from "../sessions/endSessions.ts";

/** Signs the member out everywhere but here. */
export const endOtherSessions = memberOperation<"endOtherSessions">(
  async ({ services: { db }, member, session, now }) => {
    await transact(db, (tx) => endSessionsOf(tx, member.id, now, session.id));
    return { status: 204 };
  },
);
