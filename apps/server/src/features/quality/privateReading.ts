import { randomUUIDv7 } from "node:crypto";

import type { Member } from "../../http/Session.ts";
import { Problem } from "../../http/problems/Problem.ts";
import type { Database } from "../../platform/db/Store.ts";
import { looksAfter } from "./QualityItem.ts";

/** What is about to be read: a capsule, or one item of it. */
export interface ReadCapsule {
  readonly capsule_id: string;
  readonly owner_id: string | null;
  readonly is_public: boolean;
  readonly is_readable: boolean;
  readonly atom_id?: string;
}

/** Who reads, by which operation, and when. */
export interface Reading {
  readonly member: Member;
  readonly operation: string;
  readonly now: Date;
}

/**
 * Lets those go on who look after a capsule. Administrators look after what is public; a private
 * capsule of a member is theirs to read only while somebody's report on it is open, and that is
 * recorded. Throws `not_found` or `forbidden`.
 */
export async function assertManagedRead(
  db: Database,
  capsule: ReadCapsule,
  reading: Reading,
): Promise<void> {
  if (await mayRead(db, capsule, reading)) return;
  throw new Problem(capsule.is_readable ? "forbidden" : "not_found");
}

/** Whether a member reads as one who looks after the capsule; records it where only a report lets them. */
export async function mayRead(
  db: Database,
  capsule: ReadCapsule,
  { member, operation, now }: Reading,
): Promise<boolean> {
  if (looksAfter(member, capsule)) return true;
  if (!member.is_superuser) return false;
  const report = await openReport(db, member, capsule);
  if (!report) return false;
  const { capsule_id, atom_id = null } = capsule;
  const read = { id: report.id, capsule_id, atom_id };
  await recordReads(db, [read], { member, operation, now });
  return true;
}

export interface ReportedRead {
  /** Of the report. */
  readonly id: string;
  readonly capsule_id: string;
  readonly atom_id: string | null;
}

/** Records what an administrator reads of members' private capsules, and on which reports. */
export async function recordReads(
  db: Database,
  reads: readonly ReportedRead[],
  { member, operation, now }: Reading,
): Promise<void> {
  if (reads.length === 0) return;
  const rows = reads.map(({ id, capsule_id, atom_id }) => ({
    id: randomUUIDv7(),
    reader_id: member.id,
    operation,
    capsule_id,
    atom_id,
    report_id: id,
    read_at: now,
  }));
  await db.insertInto("private_reads").values(rows).execute();
}

/** The oldest open report on a capsule; not one of the reader's own, which would open any door. */
function openReport(db: Database, { id: readerId }: Member, { capsule_id }: ReadCapsule) {
  return db
    .selectFrom("item_reports")
    .select("id")
    .where("capsule_id", "=", capsule_id)
    .where("user_id", "<>", readerId)
    .where("closed_at", "is", null)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
}
