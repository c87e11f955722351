import type { LearnerFigures } from "@alambic/contract";
import { sql } from "kysely";

import type { Database } from "../../platform/db/Store.ts";

/** With fewer learners a share says little, and may tell who answered what. */
const fewestLearners = 5;

export interface FigureOptions {
  /** Whoever looks after the items sees the shares from the first learner on. */
  readonly isManager: boolean;
}

/** How learners did when they first met each of some items. */
export async function loadFigures(
  db: Database,
  atomIds: readonly string[],
  { isManager }: FigureOptions,
): Promise<ReadonlyMap<string, LearnerFigures>> {
  if (atomIds.length === 0) return new Map();
  const first = db
    .selectFrom("answers")
    .distinctOn(["atom_id", "user_id"])
    .select(["atom_id", "correct", "revealed"])
    .where("atom_id", "in", atomIds)
    .orderBy("atom_id")
    .orderBy("user_id")
    .orderBy("answered_at");
  const rows = await db
    .selectFrom(first.as("first"))
    .select([
      "atom_id",
      sql<number>`count(*)::int`.as("learners"),
      sql<number>`count(*) filter (where correct and not revealed)::int`.as("right"),
      sql<number>`count(*) filter (where revealed)::int`.as("revealed"),
    ])
    .groupBy("atom_id")
    .execute();
  const fewest = isManager ? 1 : fewestLearners;
  return new Map(
    rows.map(({ atom_id: id, learners, right, revealed }) => [
      id,
      {
        learners,
        right_first_percent: learners < fewest ? null : share(right, learners),
        revealed_percent: learners < fewest ? null : share(revealed, learners),
      },
    ]),
  );
}

/** Of an item that nobody answered yet. */
export const noFigures: LearnerFigures = {
  learners: 0,
  right_first_percent: null,
  revealed_percent: null,
};

function share(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
