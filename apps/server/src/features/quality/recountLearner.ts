import { planLimits, planOf } from "@alambic/domain/plans";

import type { CapsuleMember } from "../capsules/index.ts";
import { lockMember } from "../../platform/db/lockMember.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { rollUpCapsule, rollUpMolecule } from "../capsules/index.ts";

export interface ChangedLesson {
  readonly moleculeId: string;
  readonly capsuleId: string;
}

/** Adds up anew how far a learner is in a lesson whose items changed, and in its capsule. */
export async function recountLearner(
  tx: Tx,
  member: CapsuleMember,
  { moleculeId, capsuleId }: ChangedLesson,
): Promise<void> {
  await lockMember(tx, member.id);
  await rollUpMolecule(tx, { userId: member.id, moleculeId, capsuleId });
  const { bonusXpPerCapsule } = planLimits[planOf(member)];
  await rollUpCapsule(tx, member.id, capsuleId, bonusXpPerCapsule);
}
