import type { JobServices } from "../../http/Feature.ts";
import type { JobAttempt, JobOutcome } from "../../platform/jobs/Jobs.ts";
import { recountLearner } from "./recountLearner.ts";

/** Adds up anew how far every learner of a capsule is, after the items of one of its lessons changed. */
export async function runRecount(
  { db }: Pick<JobServices, "db">,
  { molecule_id: moleculeId }: { readonly molecule_id: string },
  attempt: Pick<JobAttempt, "isStopping">,
): Promise<JobOutcome> {
  const learners = await db
    .selectFrom("molecules")
    .innerJoin("capsule_progress", "capsule_progress.capsule_id", "molecules.capsule_id")
    .innerJoin("users", "users.id", "capsule_progress.user_id")
    .select(["users.id", "users.plan", "users.is_superuser", "molecules.capsule_id as capsuleId"])
    .where("molecules.id", "=", moleculeId)
    .orderBy("users.id")
    .execute();
  for (const { capsuleId, ...member } of learners) {
    if (attempt.isStopping()) return "interrupted";
    await db.transaction().execute((tx) => recountLearner(tx, member, { moleculeId, capsuleId }));
  }
  return "done";
}

/** Says in the log that the learners of a lesson could not be counted. */
export function giveUpRecount(
  { log }: Pick<JobServices, "log">,
  { molecule_id }: { readonly molecule_id: string },
): Promise<void> {
  log.error({ molecule_id }, "learners could not be counted again");
  return Promise.resolve();
}
