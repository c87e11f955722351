import type { Services } from "../app/Services.ts";
import { lockMember } from "../db/lockMember.ts";
import type { JobAttempt, JobData, JobOutcome } from "../jobs/Jobs.ts";
import { rollUpCapsule } from "../progress/rollUpCapsule.ts";
import { rollUpMolecule } from "../progress/rollUpMolecule.ts";

/** Adds up anew how far each learner of a lesson is, after its items changed. */
export async function runRecount(
  { db }: Pick<Services, "db">,
  { molecule_id: moleculeId }: JobData["recount"],
  attempt: Pick<JobAttempt, "isStopping">,
): Promise<JobOutcome> {
  const learners = await db
    .selectFrom("molecule_progress")
    .select(["user_id as userId", "capsule_id as capsuleId"])
    .where("molecule_id", "=", moleculeId)
    .orderBy("user_id")
    .execute();
  for (const { userId, capsuleId } of learners) {
    if (attempt.isStopping()) return "interrupted";
    await db.transaction().execute(async (tx) => {
      await lockMember(tx, userId);
      await rollUpMolecule(tx, { userId, moleculeId, capsuleId });
      await rollUpCapsule(tx, userId, capsuleId);
    });
  }
  return "done";
}
