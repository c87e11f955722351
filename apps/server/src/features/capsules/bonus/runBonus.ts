import type { Services } from "../../../http/Services.ts";
import type { ItemDraft } from "../../../author/drafts.ts";
import { ProviderError } from "../../../author/provider/ProviderError.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { atomRows, totalXp } from "../generation/atomRows.ts";
import { failureOf } from "../generation/failureOf.ts";
import type { JobAttempt, JobData, JobOutcome } from "../../../platform/jobs/Jobs.ts";
import { notify } from "../../../platform/realtime/notify.ts";
import { loadBonusLesson, roundsColumn } from "./loadBonusLesson.ts";
import type { BonusLesson } from "./loadBonusLesson.ts";

const addedEvent = { exercises: "bonus.added", theory: "bonus.theory_added" } as const;

/**
 * Adds one round of bonus items to a lesson, once. A fault of a model that may pass rejects, and the
 * job comes back.
 */
export async function runBonus(
  { db, author }: Pick<Services, "db" | "author">,
  job: JobData["bonus"],
  attempt: Pick<JobAttempt, "isLast">,
): Promise<JobOutcome> {
  const lesson = await loadBonusLesson(db, job.molecule_id, job.kind);
  if (!lesson || lesson.rounds !== job.round) return "done";
  const { generation, outline, index, existing } = lesson;
  const bonus = { ...job, memberId: job.user_id };
  const items = await author
    .makeBonus(generation.request, outline, index, existing, bonus)
    .catch((error: unknown) => {
      if (error instanceof ProviderError && failureOf(error, attempt) !== null) return [];
      throw error;
    });
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
  if (molecule?.rounds !== job.round) return;
  const about = { user_id: job.user_id ?? generation.userId, molecule_id: moleculeId };
  if (items.length === 0) return notify(tx, { kind: "bonus.missed", ...about });
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
  await notify(tx, { kind: addedEvent[job.kind], ...about });
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
