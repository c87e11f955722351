import { memberOperation } from "../../../http/operation.ts";
import { deleteWork } from "../works/deleteWork.ts";

/** Deletes a code notebook of a member. */
export const deleteCodeNotebook = memberOperation<"deleteCodeNotebook">(
  async ({ services, member, path }) => {
    await deleteWork(services.db, member.id, "code_notebook", path.notebook_id);
    return { status: 204 };
  },
);
