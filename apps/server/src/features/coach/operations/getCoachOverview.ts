import { memberOperation } from "../../../http/operation.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { countUnread } from "../exchanges.ts";
import { loadAreas } from "../overview/loadAreas.ts";
import { loadReviews } from "../overview/loadReviews.ts";
import { suggestQuestions } from "../overview/suggestQuestions.ts";
import { suggestToday } from "../overview/suggestToday.ts";
import { loadStudyPlan } from "../plan/loadStudyPlan.ts";
import { loadQuota } from "../quota.ts";

/** What a learner's own log says. */
export const getCoachOverview = memberOperation<"getCoachOverview">(
  ({ services, member, request, texts, now }) =>
    readSnapshot(services.db, async (tx) => {
      const userId = member.id;
      const reviews = await loadReviews(tx, { userId, timeZone: timeZoneOf(request), now });
      const areas = await loadAreas(tx, userId);
      const plan = await loadStudyPlan(tx, { member, texts, now });
      return {
        status: 200,
        body: {
          reviews,
          ...areas,
          today: await suggestToday(tx, { userId, reviews, plan, texts }),
          quota: await loadQuota(tx, member, now),
          provider: { configured: services.author.askAtOnce !== undefined },
          suggestions: suggestQuestions(texts, {
            isWeak: areas.focus.length > 0,
            isDue: reviews.due_today > 0,
            isPlanned: plan !== null,
          }),
          unread_count: await countUnread(tx, userId),
        },
      };
    }),
);
