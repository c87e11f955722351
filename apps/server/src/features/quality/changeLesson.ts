import type { Services } from "../../http/Services.ts";
import { lockLesson, recountLesson } from "../capsules/index.ts";
import type { CapsuleMember } from "../capsules/index.ts";
import { lockMember } from "../../platform/db/lockMember.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { transact } from "../../platform/db/transact.ts";
import type { QualityItem } from "./QualityItem.ts";
import { recountJob } from "./qualityJobs.ts";
import { recountLearner } from "./recountLearner.ts";

/**
 * Changes the items of a lesson, one change at a time. Its figures and those of whoever changed it
 * follow at once, those of other learners soon after.
 */
export function changeLesson<Changed>(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  member: CapsuleMember,
  { molecule_id: moleculeId, capsule_id: capsuleId }: QualityItem,
  change: (tx: Tx) => Promise<Changed>,
): Promise<Changed> {
  return transact(db, async (tx) => {
    await lockMember(tx, member.id);
    await lockLesson(tx, moleculeId);
    const changed = await change(tx);
    await recountLesson(tx, moleculeId);
    await recountLearner(tx, member, { moleculeId, capsuleId });
    await jobs.send(tx, recountJob, { molecule_id: moleculeId });
    return changed;
  });
}
