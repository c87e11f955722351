import type { DebateRubric, NotebookLanguage } from "@alambic/contract";
import { sql } from "kysely";

import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import type { Database } from "../../../platform/db/Store.ts";
import type { WorkDiscipline } from "../../../platform/db/tables/disciplines.ts";
import { linkColumns, presentLinks } from "../../capsules/index.ts";
import type { LinkRow } from "../../capsules/index.ts";

const [capsuleId, capsuleTitle, domain, area, language] = linkColumns;

/** What a member made in a discipline, with the capsules that it belongs to. */
export function selectWorks(db: Database, userId: string, discipline: WorkDiscipline) {
  return db
    .selectFrom("works")
    .leftJoin("capsules", "capsules.id", "works.capsule_id")
    .select([capsuleId, capsuleTitle, domain, area, language])
    .select(["works.work_id", "works.title", "works.version"])
    .select(["works.created_at", "works.updated_at"])
    .where("works.user_id", "=", userId)
    .where("works.discipline", "=", discipline);
}

/** The capsule of a work; null without one. */
export function capsuleOf(row: Omit<LinkRow, "link_molecule_id" | "link_molecule_title">) {
  return presentLinks({ ...row, link_molecule_id: null, link_molecule_title: null }).capsule;
}

export interface PageAsked {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 20;
const rubric = sql<DebateRubric | null>`works.content -> 'rubric'`.as("rubric");
const languages = sql<NotebookLanguage[] | null>`(
  select json_agg(cell -> 'language') from json_array_elements(works.content -> 'cells') as cell
)`.as("languages");

/** A page of them, those changed last first, with how many there are. */
export async function loadPage(
  db: Database,
  userId: string,
  discipline: WorkDiscipline,
  { cursor, limit = defaultLimit }: PageAsked,
) {
  const works = selectWorks(db, userId, discipline);
  const page = works
    .select("works.excerpt")
    .select([rubric, languages])
    .orderBy("works.updated_at", "desc")
    .orderBy("works.work_id", "desc")
    .limit(limit + 1);
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const asked =
    after === null
      ? page
      : page.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("works.updated_at", "works.work_id"), "<", tuple(after.time, after.id)),
        );
  const rows = await asked.execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const { total } = await works
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return {
    rows: shown,
    next_cursor: last ? encodeCursor({ time: last.updated_at, id: last.work_id }) : null,
    total,
  };
}
