import type { CodeNotebook } from "@alambic/contract";
import { parseNotebook } from "@alambic/domain/code-notebooks";

import { Problem } from "../../../http/problems/Problem.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { selectWorks } from "./selectWorks.ts";

/** A code notebook of a member. Throws `not_found`. */
export async function loadCodeNotebook(
  db: Database,
  userId: string,
  notebookId: string,
): Promise<CodeNotebook> {
  const row = await selectWorks(db, userId, "code_notebook")
    .select("works.content")
    .where("works.work_id", "=", notebookId)
    .executeTakeFirst();
  if (row === undefined) throw new Problem("not_found");
  const content = parseNotebook(row.content);
  if (content === null) throw new Error("What is kept as a code notebook is none.");
  return {
    id: row.work_id,
    ...content,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
