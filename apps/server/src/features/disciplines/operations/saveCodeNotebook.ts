import { codeNotebooksOf, notebookFault } from "@alambic/domain/code-notebooks";
import type { NotebookFault } from "@alambic/domain/code-notebooks";
import { planOf } from "@alambic/domain/plans";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import type { FieldFaultCode } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { excerptOf } from "../../notes/index.ts";
import { loadCodeNotebook } from "../works/loadCodeNotebook.ts";
import { saveWork } from "../works/saveWork.ts";

const codes: Readonly<Record<NotebookFault, FieldFaultCode>> = {
  repeated_cell: "not_allowed",
  too_large: "too_long",
};

/** Begins a code notebook, or saves it where it is still the version that was changed. */
export const saveCodeNotebook = memberOperation<"saveCodeNotebook">(
  ({ services, member, path, body, now }) =>
    transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const { base_version: baseVersion, ...content } = body;
      const fault = notebookFault(content);
      if (fault !== null)
        throw new Problem("validation_failed", {
          fields: [{ path: "cells", code: codes[fault] }],
        });
      const first = content.cells.find(({ source }) => source.trim() !== "");
      const work = {
        userId: member.id,
        workId: path.notebook_id,
        discipline: "code_notebook" as const,
        baseVersion,
        title: content.title,
        excerpt: excerptOf(first?.source ?? ""),
        content,
        capsuleId: undefined,
        most: codeNotebooksOf[planOf(member)],
      };
      await saveWork(tx, work, now);
      return { status: 200, body: await loadCodeNotebook(tx, member.id, path.notebook_id) };
    }),
);
