import type { Atom } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { atomColumns, presentAtom } from "../capsules/index.ts";

export interface QuestAtom {
  readonly atom: Atom;
  readonly lessonTitle: string;
}

/** The items of a quest as their learner gets them, by id. */
export async function loadQuestAtoms(
  db: Database,
  userId: string,
  atomIds: readonly string[],
): Promise<ReadonlyMap<string, QuestAtom>> {
  if (atomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .leftJoin("atom_progress as progress", (join) =>
      join.onRef("progress.atom_id", "=", "atoms.id").on("progress.user_id", "=", userId),
    )
    .select([...atomColumns, "molecules.title as lesson_title"])
    .where("atoms.id", "in", atomIds)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { atom: presentAtom(row), lessonTitle: row.lesson_title }]),
  );
}
