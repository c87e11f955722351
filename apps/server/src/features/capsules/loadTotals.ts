import type { Database } from "../../platform/db/Store.ts";

/** What the lessons of a capsule add up to. */
export interface CapsuleTotals {
  readonly level_count: number;
  readonly lesson_count: number;
  readonly lessons_ready: number;
  readonly atom_count: number;
  readonly xp_total: number;
}

export const noTotals: CapsuleTotals = {
  level_count: 0,
  lesson_count: 0,
  lessons_ready: 0,
  atom_count: 0,
  xp_total: 0,
};

/** The totals of some capsules, by id. A capsule without lessons has none. */
export async function loadTotals(
  db: Database,
  capsuleIds: readonly string[],
): Promise<ReadonlyMap<string, CapsuleTotals>> {
  if (capsuleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("molecules")
    .select((molecules) => [
      "capsule_id",
      molecules.fn.count<number>("granule_id").distinct().as("level_count"),
      molecules.fn.countAll<number>().as("lesson_count"),
      molecules.fn
        .countAll<number>()
        .filterWhere("generation_status", "=", "completed")
        .as("lessons_ready"),
      molecules.fn.sum<number>("atom_count").as("atom_count"),
      molecules.fn.sum<number>("xp_total").as("xp_total"),
    ])
    .where("capsule_id", "in", capsuleIds)
    .where("retired_at", "is", null)
    .groupBy("capsule_id")
    .execute();
  const printed = await loadPrinted(db, capsuleIds);
  return new Map([
    ...printed,
    ...rows.map(({ capsule_id, ...totals }) => [capsule_id, totals] as const),
  ]);
}

/** What capsules of the shelf will hold that are not made: all of it can be read once they are opened. */
async function loadPrinted(
  db: Database,
  capsuleIds: readonly string[],
): Promise<ReadonlyMap<string, CapsuleTotals>> {
  const rows = await db
    .selectFrom("shelf_entries")
    .select(["capsule_id", "level_count", "lesson_count", "atom_count", "xp_total"])
    .where("capsule_id", "in", capsuleIds)
    .where("made_version", "is", null)
    .execute();
  return new Map(
    rows.map(({ capsule_id, ...totals }) => [
      capsule_id,
      { ...totals, lessons_ready: totals.lesson_count },
    ]),
  );
}
