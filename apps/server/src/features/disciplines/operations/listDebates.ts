import { overallOf } from "@alambic/domain/debates";

import { memberOperation } from "../../../http/operation.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { capsuleOf, loadPage } from "../works/selectWorks.ts";

/** The debates of a member, those changed last first. */
export const listDebates = memberOperation<"listDebates">(({ services: { db }, member, query }) =>
  readSnapshot(db, async (tx) => {
    const { rows, ...page } = await loadPage(tx, member.id, "debate", query);
    const items = rows.map((row) => ({
      id: row.work_id,
      question: row.title,
      excerpt: row.excerpt,
      version: row.version,
      updated_at: row.updated_at.toISOString(),
      capsule: capsuleOf(row),
      overall: overallOf(row.rubric ?? {}),
    }));
    return { status: 200, body: { items, ...page } };
  }),
);
