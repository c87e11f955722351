import type { JobServices } from "../../http/Feature.ts";
import type { JobAttempt, JobOutcome } from "../../platform/jobs/Jobs.ts";
import { transact } from "../../platform/db/transact.ts";
import { recountLearner } from "./recountLearner.ts";
import type { ChangedLessons } from "./recountLearner.ts";

type Stopping = Pick<JobAttempt, "isStopping">;

/** Adds up anew how far every learner of a capsule is, after the items of one of its lessons changed. */
export async function runRecount(
  { db }: Pick<JobServices, "db">,
  { molecule_id: moleculeId }: { readonly molecule_id: string },
  attempt: Stopping,
): Promise<JobOutcome> {
  const lesson = await db
    .selectFrom("molecules")
    .select("capsule_id as capsuleId")
    .where("id", "=", moleculeId)
    .executeTakeFirst();
  return lesson ? recountAll({ db }, { ...lesson, moleculeId }, attempt) : "done";
}

/** Adds up anew how far every learner of a capsule is, after its lessons changed. */
export function runCapsuleRecount(
  { db }: Pick<JobServices, "db">,
  { capsule_id: capsuleId }: { readonly capsule_id: string },
  attempt: Stopping,
): Promise<JobOutcome> {
  return recountAll({ db }, { capsuleId }, attempt);
}

/**
 * A transaction for each member. Everyone who joined is looked at: the first answer of some may be
 * under way, and is waited for.
 */
async function recountAll(
  { db }: Pick<JobServices, "db">,
  changed: ChangedLessons,
  { isStopping }: Stopping,
): Promise<JobOutcome> {
  const members = await db
    .selectFrom("enrolments")
    .innerJoin("users", "users.id", "enrolments.user_id")
    .select(["users.id", "users.plan", "users.is_superuser"])
    .where("enrolments.capsule_id", "=", changed.capsuleId)
    .orderBy("users.id")
    .execute();
  for (const member of members) {
    if (isStopping()) return "interrupted";
    await transact(db, (tx) => recountLearner(tx, member, changed));
  }
  return "done";
}

/** Says in the log that the learners of a lesson, or of a capsule, could not be counted. */
export function giveUpRecount(
  { log }: Pick<JobServices, "log">,
  changed: { readonly molecule_id: string } | { readonly capsule_id: string },
): Promise<void> {
  log.error(changed, "learners could not be counted again");
  return Promise.resolve();
}
