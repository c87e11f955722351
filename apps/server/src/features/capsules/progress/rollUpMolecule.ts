import { moleculeProgress } from "@alambic/domain/progress";
import type { AtomProgress, Progress } from "@alambic/domain/progress";

import type { Tx } from "../../../platform/db/Store.ts";
import { storedStatus } from "./storedProgress.ts";

export interface LessonOfLearner {
  readonly userId: string;
  readonly moleculeId: string;
  readonly capsuleId: string;
}

/**
 * Adds up a member's items of one lesson. XP of items that were since withdrawn is kept, and a lesson
 * that was completed stays so, whatever was put into it since: nobody is locked out of what follows.
 */
export async function rollUpMolecule(tx: Tx, lesson: LessonOfLearner): Promise<Progress> {
  const rows = await selectItems(tx, lesson);
  const current = rows.filter(({ retired_at }) => retired_at === null);
  const withdrawn = rows.filter(({ retired_at }) => retired_at !== null);
  const progress = keptComplete(
    moleculeProgress(current.map(itemProgress)),
    await wasCompleted(tx, lesson),
  );
  const stored = {
    status: storedStatus(progress),
    atoms_completed: progress.atoms_completed,
    xp_earned: progress.xp_earned + sum(withdrawn.map(({ xp_earned }) => xp_earned)),
    bonus_xp_earned:
      progress.bonus_xp_earned + sum(withdrawn.map(({ bonus_xp_earned }) => bonus_xp_earned)),
  };
  await tx
    .insertInto("molecule_progress")
    .values({
      user_id: lesson.userId,
      molecule_id: lesson.moleculeId,
      capsule_id: lesson.capsuleId,
      ...stored,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "molecule_id"]).doUpdateSet(stored))
    .execute();
  return progress;
}

function keptComplete(progress: Progress, isCompleted: boolean): Progress {
  return isCompleted ? { ...progress, progress_status: "completed" } : progress;
}

async function wasCompleted(tx: Tx, { userId, moleculeId }: LessonOfLearner): Promise<boolean> {
  const stored = await tx
    .selectFrom("molecule_progress")
    .select("status")
    .where("user_id", "=", userId)
    .where("molecule_id", "=", moleculeId)
    .executeTakeFirst();
  return stored?.status === "completed";
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

function selectItems(tx: Tx, { userId, moleculeId }: LessonOfLearner) {
  return tx
    .selectFrom("atoms")
    .leftJoin("atom_progress as progress", (join) =>
      join.onRef("progress.atom_id", "=", "atoms.id").on("progress.user_id", "=", userId),
    )
    .select([
      "atoms.reward_xp",
      "atoms.is_bonus",
      "atoms.retired_at",
      "progress.status",
      "progress.xp_earned",
      "progress.bonus_xp_earned",
    ])
    .where("atoms.molecule_id", "=", moleculeId)
    .execute();
}

function itemProgress(row: ItemRow): AtomProgress {
  return {
    reward_xp: row.reward_xp,
    is_bonus: row.is_bonus,
    progress_status: row.status ?? "not_started",
    xp_earned: (row.is_bonus ? row.bonus_xp_earned : row.xp_earned) ?? 0,
  };
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
