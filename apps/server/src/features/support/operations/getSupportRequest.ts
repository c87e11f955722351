import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadMessages } from "../loadMessages.ts";
import { presentRequest, selectRequests } from "../selectRequests.ts";

/** What a member asks, for administrators. */
export const getSupportRequest = memberOperation<"getSupportRequest">(
  ({ services: { db }, path }) =>
    readSnapshot(db, async (tx) => {
      const row = await selectRequests(tx)
        .where("requests.id", "=", path.request_id)
        .executeTakeFirst();
      if (!row) throw new Problem("not_found");
      const messages = await loadMessages(tx, row.id);
      return { status: 200, body: { ...presentRequest(row), messages } };
    }),
);
