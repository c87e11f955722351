import { parseExercise } from "@alambic/domain/exercises";

import type { CapsuleOutline, ItemDraft } from "@alambic/author/model";
import type { BonusRequest } from "@alambic/author/service";
import type { Database } from "../../../platform/db/Store.ts";
import { loadGeneration } from "../generation/loadGeneration.ts";
import type { Generation } from "../generation/loadGeneration.ts";

/** Where the rounds of each kind are counted. */
export const roundsColumn = {
  exercises: "bonus_rounds",
  theory: "bonus_theory_rounds",
} as const satisfies Record<BonusRequest["kind"], string>;

/** A lesson to which bonus items can be added, with what it was made from. */
export interface BonusLesson {
  readonly moleculeId: string;
  readonly capsuleId: string;
  readonly title: string;
  /** Place in the outline. */
  readonly index: number;
  /** How often bonus items of the kind were added already. */
  readonly rounds: number;
  readonly generation: Generation;
  readonly outline: CapsuleOutline;
  readonly existing: readonly ItemDraft[];
}

/** The lesson with its source; null for one that ships with the product: its source is not here. */
export async function loadBonusLesson(
  db: Database,
  moleculeId: string,
  kind: BonusRequest["kind"] = "exercises",
): Promise<BonusLesson | null> {
  const molecule = await db
    .selectFrom("molecules")
    .select(["capsule_id", "title", "outline_index", `${roundsColumn[kind]} as rounds`])
    .where("id", "=", moleculeId)
    .executeTakeFirst();
  if (!molecule) return null;
  const generation = await loadGeneration(db, molecule.capsule_id);
  if (!generation?.outline) return null;
  return {
    moleculeId,
    capsuleId: molecule.capsule_id,
    title: molecule.title,
    index: molecule.outline_index,
    rounds: molecule.rounds,
    generation,
    outline: generation.outline,
    existing: await loadDrafts(db, moleculeId),
  };
}

/** The items of a lesson as the author made them: those that stand in it, or that were taken out. */
export async function loadDrafts(
  db: Database,
  moleculeId: string,
  which: "current" | "withdrawn" = "current",
): Promise<ItemDraft[]> {
  const rows = await db
    .selectFrom("atoms")
    .select(["title", "content_type", "content", "metadata", "provenance"])
    .where("molecule_id", "=", moleculeId)
    .where("retired_at", which === "current" ? "is" : "is not", null)
    .orderBy("position")
    .execute();
  return rows.flatMap(({ title, metadata, provenance, ...row }) => {
    const exercise = parseExercise(row);
    if (!exercise.ok || provenance === null) return [];
    return [{ title, exercise: exercise.value, source: metadata.source ?? null, provenance }];
  });
}
