import type { AtomMetadata } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import type { Insertable } from "kysely";

import type { Provenance } from "@alambic/author/model";
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
  /** Names it in all its languages, where it is the same in each, item by item. */
  readonly twinKey?: string;
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

/** Stores levels, lessons and items in order, each in as few statements as they fit in. */
async function storeLessons(
  tx: Tx,
  levels: readonly ContentLevel[],
  { id: capsuleId, key, twinKey }: ContentVersion,
): Promise<void> {
  const granules = levels.map(({ title, description }, index) => ({
    id: levelId(key, index + 1),
    capsule_id: capsuleId,
    position: index + 1,
    title,
    description,
  }));
  await tx
    .insertInto("granules")
    .values(granules)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        title: ref("excluded.title"),
        description: ref("excluded.description"),
      })),
    )
    .execute();
  const lessons = levels
    .flatMap(({ molecules }, level) =>
      molecules.map((lesson, place) => ({
        lesson,
        place: { granule_id: levelId(key, level + 1), position: place + 1 },
      })),
    )
    .map(({ lesson, place }, index) => ({
      id: lessonId(key, lesson.key),
      capsule_id: capsuleId,
      ...lessonRow(lesson, { ...place, index }),
    }));
  await storeMolecules(tx, lessons);
  const atoms = levels
    .flatMap(({ molecules }) => molecules)
    .flatMap((lesson) =>
      lesson.atoms.map((atom, index) => ({
        ...atomRow(atom, index + 1),
        id: stableId(key, "item", atom.key),
        capsule_id: capsuleId,
        molecule_id: lessonId(key, lesson.key),
        twin_id: twinKey === undefined ? null : stableId(twinKey, "item", atom.key),
      })),
    );
  for (let start = 0; start < atoms.length; start += atomsAtOnce)
    await storeAtoms(tx, atoms.slice(start, start + atomsAtOnce));
  for (const { id } of lessons) await recountLesson(tx, id);
}

const atomsAtOnce = 500;

interface LessonPlace {
  readonly granule_id: string;
  readonly position: number;
  /** Zero-based, among all lessons. */
  readonly index: number;
}

function lessonRow(lesson: ContentLesson, place: LessonPlace) {
  return {
    granule_id: place.granule_id,
    outline_index: place.index,
    position: place.position,
    lesson_number: place.index + 1,
    title: lesson.title,
    description: lesson.description,
    generation_status: "completed" as const,
    atom_count: lesson.atoms.length,
    xp_total: lesson.atoms.reduce((sum, { reward_xp }) => sum + reward_xp, 0),
    retired_at: null,
  };
}

async function storeMolecules(tx: Tx, rows: readonly Insertable<MoleculesTable>[]): Promise<void> {
  await tx
    .insertInto("molecules")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        granule_id: ref("excluded.granule_id"),
        outline_index: ref("excluded.outline_index"),
        position: ref("excluded.position"),
        lesson_number: ref("excluded.lesson_number"),
        title: ref("excluded.title"),
        description: ref("excluded.description"),
        generation_status: ref("excluded.generation_status"),
        atom_count: ref("excluded.atom_count"),
        xp_total: ref("excluded.xp_total"),
        retired_at: ref("excluded.retired_at"),
      })),
    )
    .execute();
}

async function storeAtoms(tx: Tx, atoms: readonly Insertable<AtomsTable>[]): Promise<void> {
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
        twin_id: ref("excluded.twin_id"),
        retired_at: eb
          .case()
          .when("atoms.is_withdrawn", "=", true)
          .then(ref("atoms.retired_at"))
          .else(null)
          .end(),
      })),
    )
    .execute();
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
