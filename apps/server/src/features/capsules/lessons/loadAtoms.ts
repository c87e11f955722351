import type { Atom } from "@alambic/contract";

import type { Member } from "../../../http/Session.ts";
import { seesUnsharedBonus } from "../bonus-rights.ts";
import type { CapsuleRow } from "../capsuleColumns.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { atomColumns, presentAtom } from "./presentAtom.ts";

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

function selectAtoms(db: Database, moleculeId: string, userId: string) {
  return db
    .selectFrom("atoms")
    .leftJoin("atom_progress as progress", (join) =>
      join.onRef("progress.atom_id", "=", "atoms.id").on("progress.user_id", "=", userId),
    )
    .select(atomColumns)
    .where("atoms.molecule_id", "=", moleculeId)
    .where("atoms.retired_at", "is", null)
    .orderBy("atoms.position")
    .execute();
}
