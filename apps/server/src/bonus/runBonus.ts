import type { Services } from "../app/Services.ts";
import type { ItemDraft } from "../author/drafts.ts";
import { lockMember } from "../db/lockMember.ts";
import type { Tx } from "../db/Store.ts";
import { atomRows, totalXp } from "../generation/atomRows.ts";
import type { JobData, JobOutcome } from "../jobs/Jobs.ts";
import { rollUpCapsule } from "../progress/rollUpCapsule.ts";
import { rollUpMolecule } from "../progress/rollUpMolecule.ts";
import { notify } from "../realtime/notify.ts";
import { loadBonusLesson, roundsColumn } from "./loadBonusLesson.ts";
import type { BonusLesson } from "./loadBonusLesson.ts";

/** Adds one round of bonus items to a lesson, once. */
export async function runBonus(
  { db, author }: Pick<Services, "db" | "author">,
  job: JobData["bonus"],
): Promise<JobOutcome> {
  const lesson = await loadBonusLesson(db, job.molecule_id, job.kind);
  if (!lesson || lesson.rounds !== job.round) return "done";
  const { generation, outline, index, existing } = lesson;
  const items = await author.makeBonus(generation.request, outline, index, existing, job);
  await db.transaction().execute((tx) => publish(tx, lesson, items, job));
  return "done";
}

async function publish(
  tx: Tx,
  lesson: BonusLesson,
  items: readonly ItemDraft[],
  job: JobData["bonus"],
): Promise<void> {
  const { moleculeId, capsuleId, generation } = lesson;
  const rounds = roundsColumn[job.kind];
  const molecule = await tx
    .selectFrom("molecules")
    .select([`${rounds} as rounds`, "bonus_xp_total"])
    .where("id", "=", moleculeId)
    .forUpdate()
    .executeTakeFirst();
  if (molecule?.rounds !== job.round || items.length === 0) return;
  const first = (await lastPosition(tx, moleculeId)) + 1;
  const rows = atomRows(items, { capsuleId, moleculeId, first }).map((row) => ({
    ...row,
    is_bonus: true,
    is_shared_bonus: job.is_shared,
  }));
  await tx.insertInto("atoms").values(rows).execute();
  await tx
    .updateTable("molecules")
    .set({
      [rounds]: job.round + 1,
      bonus_xp_total: molecule.bonus_xp_total + totalXp(rows),
    })
    .where("id", "=", moleculeId)
    .execute();
  await lockMember(tx, generation.userId);
  await rollUpMolecule(tx, { userId: generation.userId, moleculeId, capsuleId });
  await rollUpCapsule(tx, generation.userId, capsuleId);
  await notify(tx, { kind: "bonus.added", user_id: generation.userId, molecule_id: moleculeId });
}

async function lastPosition(tx: Tx, moleculeId: string): Promise<number> {
  const { last } = await tx
    .selectFrom("atoms")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("molecule_id", "=", moleculeId)
    .where("retired_at", "is", null)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
