import { planLimits, planOf } from "@alambic/domain/plans";

import type { CapsuleMember } from "../capsules/index.ts";
import { lockMember } from "../../platform/db/lockMember.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { rollUpCapsule, rollUpMolecule } from "../capsules/index.ts";

export interface ChangedLessons {
  readonly capsuleId: string;
  /** The lesson whose items changed; every one that the learner began, unless given. */
  readonly moleculeId?: string;
}

/**
 * Adds up anew how far a member is in lessons whose items changed, and in their capsule. Where they
 * answered nothing yet, there is nothing to add up.
 */
export async function recountLearner(
  tx: Tx,
  member: CapsuleMember,
  { capsuleId, moleculeId }: ChangedLessons,
): Promise<void> {
  await lockMember(tx, member.id);
  if (!(await isLearner(tx, member.id, capsuleId))) return;
  const lessons =
    moleculeId === undefined ? await begunLessons(tx, member.id, capsuleId) : [moleculeId];
  for (const lesson of lessons) {
    await rollUpMolecule(tx, { userId: member.id, moleculeId: lesson, capsuleId });
  }
  const { bonusXpPerCapsule } = planLimits[planOf(member)];
  await rollUpCapsule(tx, member.id, capsuleId, bonusXpPerCapsule);
}

async function isLearner(tx: Tx, userId: string, capsuleId: string): Promise<boolean> {
  const progress = await tx
    .selectFrom("capsule_progress")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("capsule_id", "=", capsuleId)
    .executeTakeFirst();
  return progress !== undefined;
}

/** The lessons that have something of a learner: by now, an item may stand in another one. */
async function begunLessons(tx: Tx, userId: string, capsuleId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("molecule_progress")
    .select("molecule_id")
    .where("user_id", "=", userId)
    .where("capsule_id", "=", capsuleId)
    .union(
      tx
        .selectFrom("atom_progress")
        .innerJoin("atoms", "atoms.id", "atom_progress.atom_id")
        .select("atoms.molecule_id")
        .where("atom_progress.user_id", "=", userId)
        .where("atom_progress.capsule_id", "=", capsuleId),
    )
    .execute();
  return rows.map(({ molecule_id }) => molecule_id);
}
