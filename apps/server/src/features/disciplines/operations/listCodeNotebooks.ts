import { memberOperation } from "../../../http/operation.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadPage } from "../works/selectWorks.ts";

/** The code notebooks of a member, those changed last first. */
export const listCodeNotebooks = memberOperation<"listCodeNotebooks">(
  ({ services: { db }, member, query }) =>
    readSnapshot(db, async (tx) => {
      const { rows, ...page } = await loadPage(tx, member.id, "code_notebook", query);
      const items = rows.map(({ languages, ...row }) => ({
        id: row.work_id,
        title: row.title,
        excerpt: row.excerpt,
        cell_count: languages?.length ?? 0,
        languages: [...new Set(languages)],
        version: row.version,
        updated_at: row.updated_at.toISOString(),
      }));
      return { status: 200, body: { items, ...page } };
    }),
);
