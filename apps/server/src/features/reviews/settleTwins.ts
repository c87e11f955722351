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
  if ((await nextLearner(db)) === null) return;
  await transact(db, (tx) => jobs.send(tx, twinsJob, {}));
}

/** Takes one learner after the other, each in a transaction: killed anywhere, it goes on there. */
export async function runTwins(
  { db }: Pick<JobServices, "db">,
  { isStopping }: Pick<JobAttempt, "isStopping">,
): Promise<JobOutcome> {
  for (;;) {
    if (isStopping()) return "interrupted";
    const userId = await nextLearner(db);
    if (userId === null) return "done";
    await transact(db, async (tx) => {
      await lockMember(tx, userId);
      await foldCards(tx, userId);
    });
  }
}

/** Somebody whose twins were not seen at the same time last: from one log they are. */
async function nextLearner(db: Database): Promise<string | null> {
  const next = await db
    .selectFrom("review_cards as cards")
    .innerJoin("atoms", "atoms.id", "cards.atom_id")
    .select("cards.user_id")
    .where("atoms.twin_id", "is not", null)
    .groupBy(["cards.user_id", "atoms.twin_id"])
    .having(sql<SqlBool>`min(cards.last_seen_at) <> max(cards.last_seen_at)`)
    .limit(1)
    .executeTakeFirst();
  return next?.user_id ?? null;
}
