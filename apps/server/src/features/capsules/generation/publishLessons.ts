import { sql } from "kysely";
import type { VerifiedLesson } from "@alambic/author/service";

import type { Tx } from "../../../platform/db/Store.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import { atomRows, totalXp } from "./atomRows.ts";

/** A lesson and its number in the outline, from 0. */
export interface PlacedLesson {
  readonly outlineIndex: number;
  readonly lesson: VerifiedLesson;
}

/** Publishes planned lessons with their items: a statement for all items, one for all lessons. */
export async function publishLessons(
  tx: Tx,
  capsuleId: string,
  lessons: readonly PlacedLesson[],
): Promise<void> {
  if (lessons.length === 0) return;
  const ids = await moleculeIds(tx, capsuleId, lessons);
  const published = lessons.map(({ outlineIndex, lesson: { title, description, items } }) => {
    const moleculeId = ids.get(outlineIndex);
    if (moleculeId === undefined) throw new Error(`Lesson ${outlineIndex} is not planned`);
    const atoms = atomRows(items, { capsuleId, moleculeId, first: 1 });
    const totals = { atom_count: atoms.length, xp_total: totalXp(atoms) };
    return { atoms, molecule: { id: moleculeId, title, description, ...totals } };
  });
  await tx
    .insertInto("atoms")
    .values(published.flatMap(({ atoms }) => atoms))
    .execute();
  await complete(
    tx,
    published.map(({ molecule }) => molecule),
  );
}

interface CompletedMolecule {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly atom_count: number;
  readonly xp_total: number;
}

async function complete(tx: Tx, molecules: readonly CompletedMolecule[]): Promise<void> {
  const made = sql<CompletedMolecule>`(
    select * from jsonb_to_recordset(${json(molecules)}::jsonb)
      as made (id uuid, title text, description text, atom_count integer, xp_total integer))`;
  await tx
    .updateTable("molecules")
    .from(made.as("made"))
    .set((eb) => ({
      title: eb.ref("made.title"),
      description: eb.ref("made.description"),
      atom_count: eb.ref("made.atom_count"),
      xp_total: eb.ref("made.xp_total"),
      generation_status: "completed" as const,
    }))
    .whereRef("molecules.id", "=", "made.id")
    .execute();
}

/** The ids of planned lessons by their number in the outline. */
async function moleculeIds(
  tx: Tx,
  capsuleId: string,
  lessons: readonly PlacedLesson[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom("molecules")
    .select(["id", "outline_index"])
    .where("capsule_id", "=", capsuleId)
    .where(
      "outline_index",
      "in",
      lessons.map(({ outlineIndex }) => outlineIndex),
    )
    .execute();
  return new Map(rows.map(({ id, outline_index }) => [outline_index, id]));
}
