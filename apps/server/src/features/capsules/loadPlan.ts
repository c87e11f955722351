import type { Granule, Molecule, XpTotals } from "@alambic/contract";
import { lockedLessons, sumXpTotals } from "@alambic/domain/progress";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Database } from "../../platform/db/Store.ts";
import { isShown, lessonTotalsColumns, progressOfLesson } from "./progress/storedProgress.ts";
import { canHaveBonus, seesUnsharedBonus } from "./bonus-rights.ts";
import type { CapsuleReader } from "./CapsuleReader.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";

/** A lesson in its capsule, as one reader finds it. */
export interface PlannedLesson {
  readonly granuleId: string;
  readonly granuleOrder: number;
  readonly granuleTitle: string;
  readonly lessonNumber: number;
  /** No longer part of the capsule: it is shown to those who began it, behind the others. */
  readonly isRetired: boolean;
  readonly molecule: Molecule;
}

/** Every lesson of a capsule in order, with the reader's progress and what is locked for them. */
export async function loadPlan(
  db: Database,
  capsule: CapsuleRow,
  reader: CapsuleReader,
): Promise<PlannedLesson[]> {
  const rows = await selectLessons(db, capsule, reader);
  const locked = lockedLessons(rows.map((row) => progressOfLesson(row).progress_status));
  return rows.map((row, index) => ({
    granuleId: row.granule_id,
    granuleOrder: row.granule_order,
    granuleTitle: row.granule_title,
    lessonNumber: row.lesson_number,
    isRetired: row.retired_at !== null,
    molecule: presentMolecule(row, locked[index] ?? false, canHaveBonus(capsule, row, reader)),
  }));
}

/** The levels of a capsule with their lessons. */
export async function loadGranules(
  db: Database,
  capsuleId: string,
  plan: readonly PlannedLesson[],
): Promise<Granule[]> {
  const rows = await db
    .selectFrom("granules")
    .select(["id", "position", "title", "description"])
    .where("capsule_id", "=", capsuleId)
    .orderBy("position")
    .execute();
  return rows.map(({ id, position, title, description }) => {
    const lessons = plan.filter(({ granuleId }) => granuleId === id);
    const molecules = lessons.map(({ molecule }) => molecule);
    const totals = sumXpTotals(lessons.map(xpOf));
    return { id, order: position, title, description, ...totals, molecules };
  });
}

/** A retired lesson gives nothing any more; what it gave counts. */
function xpOf({ molecule, isRetired }: PlannedLesson): XpTotals {
  return isRetired ? { ...molecule, xp_total: 0, bonus_xp_total: 0 } : molecule;
}

type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];

function selectLessons(db: Database, capsule: CapsuleRow, reader: CapsuleReader) {
  return db
    .selectFrom("molecules")
    .innerJoin("granules", "granules.id", "molecules.granule_id")
    .leftJoin("molecule_progress as progress", (join) =>
      join
        .onRef("progress.molecule_id", "=", "molecules.id")
        .on("progress.user_id", "=", reader?.id ?? nobody),
    )
    .select([
      "molecules.id",
      "molecules.granule_id",
      "granules.position as granule_order",
      "granules.title as granule_title",
      "molecules.position",
      "molecules.lesson_number",
      "molecules.title",
      "molecules.description",
      "molecules.retired_at",
      "molecules.bonus_rounds",
      "molecules.bonus_theory_rounds",
      ...lessonTotalsColumns,
    ])
    .select(bonusXp(seesUnsharedBonus(capsule, reader)).as("bonus_xp_total"))
    .where("molecules.capsule_id", "=", capsule.id)
    .where(isShown)
    .orderBy("molecules.lesson_number")
    .execute();
}

/** What the bonus items of a lesson give that the reader sees. */
function bonusXp(withUnshared: boolean): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(reward_xp), 0)::int from atoms
    where atoms.molecule_id = molecules.id and retired_at is null
      and is_bonus and (is_shared_bonus or ${withUnshared})
  )`;
}

const nobody = "00000000-0000-0000-0000-000000000000";

function presentMolecule(row: LessonRow, isLocked: boolean, isBonusAvailable: boolean): Molecule {
  const progress = progressOfLesson(row);
  return {
    ...progress,
    id: row.id,
    order: row.position,
    title: row.title,
    description: row.description,
    generation_status: row.generation_status,
    progress_status: isLocked ? "locked" : progress.progress_status,
    xp_reward: row.xp_total,
    is_locked: isLocked,
    is_bonus_available: isBonusAvailable,
    bonus_rounds: { exercises: row.bonus_rounds, theory: row.bonus_theory_rounds },
  };
}
