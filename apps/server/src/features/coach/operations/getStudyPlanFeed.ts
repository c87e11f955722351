import { createFormatter, loadMessages } from "@alambic/i18n";
import type { Formatter, Locale } from "@alambic/i18n";

import { publicOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { loadStudyPlan } from "../plan/loadStudyPlan.ts";
import { renderCalendar } from "../plan/renderCalendar.ts";

/** The study plan for a calendar app, in its member's language. Reading it changes nothing. */
export const getStudyPlanFeed = publicOperation<"getStudyPlanFeed">(
  ({ services: { db }, path, now }) =>
    readSnapshot(db, async (tx) => {
      const member = await tx
        .selectFrom("users")
        .innerJoin("study_plan_feeds as feeds", "feeds.user_id", "users.id")
        .select(["users.id", "users.plan", "users.is_superuser", "users.preferred_language"])
        .where("feeds.token_hash", "=", hashToken(path.feed_token))
        .executeTakeFirst();
      if (!member) throw new Problem("link_invalid");
      const texts = await textsOf(member.preferred_language);
      const plan = await loadStudyPlan(tx, { member, texts, now });
      if (plan === null) throw new Problem("link_invalid");
      return {
        status: 200,
        headers: { "content-type": "text/calendar; charset=utf-8" },
        body: renderCalendar({ plan, userId: member.id, texts }),
      };
    }),
);

/** A calendar app does not say in which language its member reads. */
async function textsOf(locale: Locale): Promise<Formatter> {
  return createFormatter(locale, await loadMessages(locale, ["coachAnswers"]));
}
