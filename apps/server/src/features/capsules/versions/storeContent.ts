import type { AtomMetadata } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import type { Insertable } from "kysely";

import type { Provenance } from "../../../author/drafts.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import type { AtomsTable, MoleculesTable } from "../../../platform/db/tables/capsules.ts";
import type { StoredQuality } from "../../../platform/db/tables/quality.ts";
import { recountLesson } from "../lessons/recountLesson.ts";
import { retireLessons } from "./retireLessons.ts";
import { levelId, lessonId, stableId } from "./stableId.ts";

/** An item of a capsule that comes in versions. */
export type ContentItem = Exercise & {
  /** Names the item within its capsule, the same in every version. */
  readonly key: string;
  readonly title: string;
  readonly metadata: AtomMetadata;
  readonly reward_xp: number;
  readonly provenance?: Provenance;
  readonly quality?: StoredQuality;
};

export interface ContentLesson {
  /** Names the lesson within its capsule, the same in every version. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly atoms: readonly ContentItem[];
}

export interface ContentLevel {
  readonly title: string;
  readonly description: string;
  readonly molecules: readonly ContentLesson[];
}

/** Of which capsule a version is stored, and when. */
export interface ContentVersion {
  readonly id: string;
  readonly key: string;
  readonly now: Date;
}

/**
 * Stores a version of a capsule's levels over the one before. Items and lessons that it no longer has are
 * retired: they are kept for those who learned in them.
 */
export async function storeContent(
  tx: Tx,
  levels: readonly ContentLevel[],
  version: ContentVersion,
): Promise<void> {
  const lessons = levels.flatMap(({ molecules }) => molecules);
  const kept = lessons.map(({ key }) => lessonId(version.key, key));
  await tx
    .updateTable("atoms")
    .set({ retired_at: version.now })
    .where("capsule_id", "=", version.id)
    .where("molecule_id", "in", kept)
    .where("retired_at", "is", null)
    .execute();
  await storeLessons(tx, levels, version);
  await retireLessons(tx, version, { kept, levels: levels.length });
  await tx
    .deleteFrom("granules")
    .where("capsule_id", "=", version.id)
    .where("position", ">", levels.length)
    .execute();
}

/** Stores levels, lessons and items in order. */
async function storeLessons(
  tx: Tx,
  levels: readonly ContentLevel[],
  { id: capsuleId, key }: ContentVersion,
): Promise<void> {
  let index = 0;
  for (const [level, { title, description, molecules }] of levels.entries()) {
    const position = level + 1;
    const granule = { id: levelId(key, position), position, title, description };
    await tx
      .insertInto("granules")
      .values({ ...granule, capsule_id: capsuleId })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ title, description }))
      .execute();
    for (const [order, molecule] of molecules.entries()) {
      const place = { granule_id: granule.id, position: order + 1, index };
      await storeLesson(tx, { capsuleId, key }, molecule, place);
      index += 1;
    }
  }
}

interface LessonPlace {
  readonly granule_id: string;
  readonly position: number;
  /** Zero-based, among all lessons. */
  readonly index: number;
}

async function storeLesson(
  tx: Tx,
  capsule: { readonly capsuleId: string; readonly key: string },
  molecule: ContentLesson,
  place: LessonPlace,
): Promise<void> {
  const id = lessonId(capsule.key, molecule.key);
  const row: Omit<Insertable<MoleculesTable>, "id" | "capsule_id"> = {
    granule_id: place.granule_id,
    outline_index: place.index,
    position: place.position,
    lesson_number: place.index + 1,
    title: molecule.title,
    description: molecule.description,
    generation_status: "completed",
    atom_count: molecule.atoms.length,
    xp_total: molecule.atoms.reduce((sum, { reward_xp }) => sum + reward_xp, 0),
    retired_at: null,
  };
  await tx
    .insertInto("molecules")
    .values({ id, capsule_id: capsule.capsuleId, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  const atoms = molecule.atoms.map((atom, index) => ({
    ...atomRow(atom, index + 1),
    id: stableId(capsule.key, "item", atom.key),
    capsule_id: capsule.capsuleId,
    molecule_id: id,
  }));
  await tx
    .insertInto("atoms")
    .values(atoms)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ eb, ref }) => ({
        molecule_id: ref("excluded.molecule_id"),
        position: ref("excluded.position"),
        title: ref("excluded.title"),
        content_type: ref("excluded.content_type"),
        content: ref("excluded.content"),
        metadata: ref("excluded.metadata"),
        provenance: ref("excluded.provenance"),
        quality: ref("excluded.quality"),
        reward_xp: ref("excluded.reward_xp"),
        retired_at: eb
          .case()
          .when("atoms.is_withdrawn", "=", true)
          .then(ref("atoms.retired_at"))
          .else(null)
          .end(),
      })),
    )
    .execute();
  await recountLesson(tx, id);
}

type AtomValues = Omit<Insertable<AtomsTable>, "id" | "capsule_id" | "molecule_id">;

function atomRow(atom: ContentItem, position: number): AtomValues {
  return {
    position,
    title: atom.title,
    content_type: atom.content_type,
    content: json(atom.content),
    metadata: json(atom.metadata),
    provenance: atom.provenance === undefined ? null : json(atom.provenance),
    quality: atom.quality === undefined ? null : json(atom.quality),
    reward_xp: atom.reward_xp,
  };
}
