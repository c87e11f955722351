import { badgeRules, rulesVersion } from "@alambic/domain/badges";
import type { BadgeRule } from "@alambic/domain/badges";

import type { JobServices } from "../../http/Feature.ts";
import { lockMember } from "../../platform/db/lockMember.ts";
import type { Database } from "../../platform/db/Store.ts";
import { transact } from "../../platform/db/transact.ts";
import type { JobAttempt, JobKind, JobOutcome } from "../../platform/jobs/Jobs.ts";
import { awardBadges } from "./awardBadges.ts";

/** Awards to every learner what they have reached by rules that changed. */
export const backfillJob: JobKind<{ version: string }> = { name: "badge-backfill" };

/** Sends the job where the rules are not those of the last time, once, whoever starts. */
export async function startBackfill(
  { db, jobs }: Pick<JobServices, "db" | "jobs">,
  rules: readonly BadgeRule[] = badgeRules,
): Promise<void> {
  const version = rulesVersion(rules);
  await transact(db, async (tx) => {
    const changed = await tx
      .insertInto("badge_backfill")
      .values({ version })
      .onConflict((conflict) =>
        conflict
          .column("is_only")
          .doUpdateSet({ version, last_user_id: null, finished_at: null })
          .where("badge_backfill.version", "<>", version),
      )
      .returning("version")
      .executeTakeFirst();
    if (changed) await jobs.send(tx, backfillJob, { version });
  });
}

/**
 * Looks at one learner after the other, and remembers how far it came in the transaction that awards:
 * killed anywhere, it goes on there. Ends when the rules have changed again, which another job sees to.
 */
export async function runBackfill(
  { db, now }: Pick<JobServices, "db" | "now">,
  { version }: { readonly version: string },
  { isStopping }: Pick<JobAttempt, "isStopping">,
  rules: readonly BadgeRule[] = badgeRules,
): Promise<JobOutcome> {
  for (;;) {
    if (isStopping()) return "interrupted";
    const userId = await nextLearner(db, version);
    if (userId === null) break;
    await transact(db, async (tx) => {
      await lockMember(tx, userId);
      await awardBadges(tx, { userId, now: now(), rules });
      await tx
        .updateTable("badge_backfill")
        .set({ last_user_id: userId })
        .where("version", "=", version)
        .execute();
    });
  }
  await db
    .updateTable("badge_backfill")
    .set({ finished_at: now() })
    .where("version", "=", version)
    .where("finished_at", "is", null)
    .execute();
  return "done";
}

/** Null where all were looked at, or the rules changed. */
async function nextLearner(db: Database, version: string): Promise<string | null> {
  const next = await db
    .selectFrom("badge_backfill")
    .innerJoin("users", (join) =>
      join.on(({ eb, or, ref }) =>
        or([
          eb("badge_backfill.last_user_id", "is", null),
          eb("users.id", ">", ref("badge_backfill.last_user_id")),
        ]),
      ),
    )
    .select("users.id")
    .where("badge_backfill.version", "=", version)
    .where("badge_backfill.finished_at", "is", null)
    .orderBy("users.id")
    .limit(1)
    .executeTakeFirst();
  return next?.id ?? null;
}
