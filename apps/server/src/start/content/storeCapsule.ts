import type { ShippedAtom, ShippedCapsule, ShippedMolecule } from "@alambic/content";
import type { Insertable } from "kysely";

import { recountLesson, searchVector } from "../../features/capsules/index.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { json } from "../../platform/db/tables/columns.ts";
import type {
  AtomsTable,
  CapsulesTable,
  MoleculesTable,
} from "../../platform/db/tables/capsules.ts";
import { retireLessons } from "./retireLessons.ts";
import { levelId, lessonId, stableId } from "./stableId.ts";

export interface CapsuleVersion {
  readonly id: string;
  readonly key: string;
  readonly hash: string;
  readonly now: Date;
}

/**
 * Stores a version of a shipped capsule over the one before. Items and lessons that it no longer has are
 * retired: they are kept for those who learned in them.
 */
export async function storeCapsule(
  tx: Tx,
  capsule: ShippedCapsule,
  version: CapsuleVersion,
): Promise<void> {
  const row = capsuleRow(capsule, version);
  const { id: _, created_at: __, ...changed } = row;
  await tx
    .insertInto("capsules")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changed))
    .execute();
  const lessons = capsule.granules.flatMap(({ molecules }) => molecules);
  const kept = lessons.map(({ key }) => lessonId(version.key, key));
  await tx
    .updateTable("atoms")
    .set({ retired_at: version.now })
    .where("capsule_id", "=", version.id)
    .where("molecule_id", "in", kept)
    .where("retired_at", "is", null)
    .execute();
  await storeLessons(tx, capsule, version);
  await retireLessons(tx, version, { kept, levels: capsule.granules.length });
  await tx
    .deleteFrom("granules")
    .where("capsule_id", "=", version.id)
    .where("position", ">", capsule.granules.length)
    .execute();
}

/** Stores levels, lessons and items in order. */
async function storeLessons(
  tx: Tx,
  capsule: ShippedCapsule,
  { id: capsuleId, key }: CapsuleVersion,
): Promise<void> {
  let index = 0;
  for (const [level, { title, description, molecules }] of capsule.granules.entries()) {
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
  molecule: ShippedMolecule,
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

function atomRow(atom: ShippedAtom, position: number): AtomValues {
  return {
    position,
    title: atom.title,
    content_type: atom.content_type,
    content: json(atom.content),
    metadata: json(atom.metadata),
    reward_xp: atom.reward_xp,
  };
}

function capsuleRow(
  capsule: ShippedCapsule,
  { id, key, hash, now }: CapsuleVersion,
): Insertable<CapsulesTable> {
  const { title, description, domain, area, main_skill, tags } = capsule;
  return {
    id,
    owner_id: null,
    content_key: key,
    content_hash: hash,
    title,
    description,
    domain,
    area,
    main_skill,
    language: capsule.locale,
    source_language: capsule.source_language,
    icon: capsule.icon,
    author_name: "Alambic",
    made_from_kind: "shipped",
    made_from_label: "Alambic",
    tags: json(tags),
    objectives: json(capsule.objectives),
    prerequisites: json(capsule.prerequisites),
    is_public: true,
    generation_status: "completed",
    duration_hours: capsule.duration_hours,
    search: searchVector([title, description, domain, main_skill, ...tags]),
    created_at: now,
  };
}
