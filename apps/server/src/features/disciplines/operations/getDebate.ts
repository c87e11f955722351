import { memberOperation } from "../../../http/operation.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadDebate } from "../works/loadDebate.ts";

/** A debate of a member. */
export const getDebate = memberOperation<"getDebate">(async ({ services, member, path }) => ({
  status: 200,
  body: await readSnapshot(services.db, (tx) => loadDebate(tx, member.id, path.debate_id)),
}));
