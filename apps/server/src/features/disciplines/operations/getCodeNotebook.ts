import { memberOperation } from "../../../http/operation.ts";
import { loadCodeNotebook } from "../works/loadCodeNotebook.ts";

/** A code notebook of a member. */
export const getCodeNotebook = memberOperation<"getCodeNotebook">(
  async ({ services, member, path }) => ({
    status: 200,
    body: await loadCodeNotebook(services.db, member.id, path.notebook_id),
  }),
);
