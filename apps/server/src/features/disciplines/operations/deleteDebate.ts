import { memberOperation } from "../../../http/operation.ts";
import { deleteWork } from "../works/deleteWork.ts";

/** Deletes a debate of a member, with what the coach judged of it. */
export const deleteDebate = memberOperation<"deleteDebate">(async ({ services, member, path }) => {
  await deleteWork(services.db, member.id, "debate", path.debate_id);
  return { status: 204 };
});
