import type { Atom } from "@alambic/contract";
import { parseExercise } from "@alambic/domain/exercises";

import type { Member } from "../../../http/Session.ts";
import { seesUnsharedBonus } from "../bonus-rights.ts";
import type { CapsuleRow } from "../capsuleColumns.ts";
import type { Database } from "../../../platform/db/Store.ts";

/**
 * The items of a lesson with the member's progress. Bonus items are for the owner of the capsule, on
 * the plans that have them, and for everyone where a Pro member had them made.
 */
export async function loadAtoms(
  db: Database,
  moleculeId: string,
  capsule: Pick<CapsuleRow, "owner_id">,
  member: Member,
): Promise<Atom[]> {
  const rows = await selectAtoms(db, moleculeId, member.id);
  const seesUnshared = seesUnsharedBonus(capsule, member);
  return rows
    .filter(({ is_bonus, is_shared_bonus }) => !is_bonus || is_shared_bonus || seesUnshared)
    .map(presentAtom);
}

type AtomRow = Awaited<ReturnType<typeof selectAtoms>>[number];

function selectAtoms(db: Database, moleculeId: string, userId: string) {
  return db
    .selectFrom("atoms")
    .leftJoin("atom_progress as progress", (join) =>
      join.onRef("progress.atom_id", "=", "atoms.id").on("progress.user_id", "=", userId),
    )
    .select([
      "atoms.id",
      "atoms.position",
      "atoms.title",
      "atoms.metadata",
      "atoms.reward_xp",
      "atoms.is_bonus",
      "atoms.is_shared_bonus",
      "atoms.capsule_id",
      "atoms.molecule_id",
      "atoms.content_type",
      "atoms.content",
      "progress.status",
    ])
    .where("atoms.molecule_id", "=", moleculeId)
    .where("atoms.retired_at", "is", null)
    .orderBy("atoms.position")
    .execute();
}

function presentAtom({
  position,
  status,
  is_shared_bonus: isShared,
  content_type,
  content,
  ...row
}: AtomRow): Atom {
  const exercise = parseExercise({ content_type, content });
  if (!exercise.ok) throw new Error(`The stored content of item ${row.id} is not an exercise.`);
  return {
    ...row,
    ...exercise.value,
    is_shared: row.is_bonus && isShared,
    order: position,
    progress_status: status ?? "not_started",
    is_locked: false,
  };
}
