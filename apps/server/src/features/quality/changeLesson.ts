import type { Services } from "../../http/Services.ts";
import type { CapsuleMember } from "../capsules/index.ts";
import type { Tx } from "../../platform/db/Store.ts";
import type { QualityItem } from "./QualityItem.ts";
import { recountJob } from "./qualityJobs.ts";
import { recountLearner } from "./recountLearner.ts";
import { lockLesson, recountLesson } from "./recountLesson.ts";

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
  return db.transaction().execute(async (tx) => {
    await lockLesson(tx, moleculeId);
    const changed = await change(tx);
    await recountLesson(tx, moleculeId);
    if (await isLearner(tx, member.id, capsuleId)) {
      await recountLearner(tx, member, { moleculeId, capsuleId });
    }
    await jobs.send(tx, recountJob, { molecule_id: moleculeId });
    return changed;
  });
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
