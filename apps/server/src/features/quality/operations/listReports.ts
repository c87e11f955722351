import type { Report } from "@alambic/contract";
import { parseExercise, questionOf } from "@alambic/domain/exercises";

import { memberOperation } from "../../../http/operation.ts";
import type { Member } from "../../../http/Session.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { recordReads } from "../privateReading.ts";
import { isKept, looksAfter } from "../QualityItem.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";

const defaultLimit = 20;

/** The open reports that a member looks after, oldest first. */
export const listReports = memberOperation<"listReports">(
  async ({ services: { db }, member, query, now }) => {
    const limit = query.limit ?? defaultLimit;
    const rows = await selectPage(db, member, query.cursor, limit + 1);
    const page = rows.slice(0, limit);
    const reads = page.filter((row) => !looksAfter(member, row));
    await recordReads(db, reads, { member, operation: "listReports", now });
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      status: 200,
      body: {
        items: page.map(present),
        next_cursor: last ? encodeCursor({ time: last.created_at, id: last.id }) : null,
        total: await count(db, member),
      },
    };
  },
);

type ReportRow = Awaited<ReturnType<typeof selectPage>>[number];

function present({
  created_at,
  details,
  content_type,
  content,
  owner_id: _,
  is_public: __,
  ...row
}: ReportRow): Report {
  const exercise = parseExercise({ content_type, content });
  return {
    ...row,
    details: [...details],
    question: exercise.ok ? questionOf(exercise.value) : "",
    created_at: created_at.toISOString(),
  };
}

function openReports(db: Database, { id, is_superuser: isAdministrator }: Member) {
  const open = db
    .selectFrom("item_reports as report")
    .innerJoin("capsules", "capsules.id", "report.capsule_id")
    .innerJoin("atoms", "atoms.id", "report.atom_id")
    .where("report.closed_at", "is", null)
    .where(isKept);
  return isAdministrator ? open : open.where("capsules.owner_id", "=", id);
}

function selectPage(db: Database, member: Member, cursor: string | undefined, limit: number) {
  const page = openReports(db, member)
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .select([
      "report.id",
      "report.atom_id",
      "report.capsule_id",
      "capsules.title as capsule_title",
      "capsules.owner_id",
      "capsules.is_public",
      "capsules.language",
      "capsules.source_language",
      "atoms.molecule_id",
      "molecules.title as lesson_title",
      "atoms.content_type",
      "atoms.content",
      "report.reason",
      "report.comment",
      "report.details",
      "atoms.is_withdrawn",
      "report.created_at",
    ])
    .orderBy("report.created_at")
    .orderBy("report.id")
    .limit(limit);
  if (cursor === undefined) return page.execute();
  const { time, id } = decodeCursor(cursor);
  return page
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("report.created_at", "report.id"), ">", tuple(time, id)),
    )
    .execute();
}

async function count(db: Database, member: Member): Promise<number> {
  const { total } = await openReports(db, member)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
