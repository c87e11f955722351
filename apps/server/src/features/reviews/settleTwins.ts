import { sql } from "kysely";
import type { SqlBool } from "kysely";

import type { JobServices } from "../../http/Feature.ts";
import { lockMember } from "../../platform/db/lockMember.ts";
import type { Database } from "../../platform/db/Store.ts";
import { transact } from "../../platform/db/transact.ts";
import type { JobAttempt, JobKind, JobOutcome } from "../../platform/jobs/Jobs.ts";
import { foldCards } from "./foldCards.ts";

/** Joins the memories of items that became twins after somebody had learned both. */
export const twinsJob: JobKind<Record<string, never>> = { name: "settle-twins" };

/** Sends the job where there is something for it to do. */
export async function startTwins({ db, jobs }: Pick<JobServices, "db" | "jobs">): Promise<void> {
  if ((await nextLearner(db, null)) === null) return;
  await transact(db, (tx) => jobs.send(tx, twinsJob, {}));
}

/** Takes each learner once, in a transaction of their own: killed anywhere, it goes on there. */
export async function runTwins(
  { db }: Pick<JobServices, "db">,
  { isStopping }: Pick<JobAttempt, "isStopping">,
): Promise<JobOutcome> {
  let last: string | null = null;
  for (;;) {
    if (isStopping()) return "interrupted";
    const userId = await nextLearner(db, last);
    if (userId === null) return "done";
    last = userId;
    await transact(db, async (tx) => {
      await lockMember(tx, userId);
      await foldCards(tx, userId);
    });
  }
}

/** Somebody whose twins were not seen at the same time last: from one log they are. */
async function nextLearner(db: Database, after: string | null): Promise<string | null> {
  let learners = db
    .selectFrom("review_cards as cards")
    .innerJoin("atoms", "atoms.id", "cards.atom_id")
    .select("cards.user_id")
    .where("atoms.twin_id", "is not", null)
    .groupBy(["cards.user_id", "atoms.twin_id"])
    .having(sql<SqlBool>`min(cards.last_seen_at) <> max(cards.last_seen_at)`);
  if (after !== null) learners = learners.where("cards.user_id", ">", after);
  const next = await learners.orderBy("cards.user_id").limit(1).executeTakeFirst();
  return next?.user_id ?? null;
}
