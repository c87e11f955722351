import type { BadgeMeasure } from "@alambic/contract";
import { badgeRules, badgeValue } from "@alambic/domain/badges";

import type { Tx } from "../../platform/db/Store.ts";
import { takeNotificationBack } from "../notifications/index.ts";
import { awardXp } from "../progress/index.ts";
import { loadFigures } from "./figures.ts";

/** What a review that is taken back made more of. */
const measuresOfReviews: ReadonlySet<BadgeMeasure> = new Set(["reviews", "long_memory"]);

/**
 * Takes back, with their XP, the badges that only a review brought which the learner took back: badges and
 * XP are what they would be without it.
 */
export async function takeBadgesBack(tx: Tx, userId: string, now: Date): Promise<void> {
  const rules = badgeRules.filter(({ measure }) => measuresOfReviews.has(measure));
  const has = await tx
    .selectFrom("awarded_badges")
    .select("key")
    .where("user_id", "=", userId)
    .where(
      "key",
      "in",
      rules.map(({ key }) => key),
    )
    .execute();
  if (has.length === 0) return;
  const figures = await loadFigures(tx, userId, measuresOfReviews);
  for (const rule of rules) {
    const isKept = badgeValue(rule, figures) >= rule.threshold;
    if (isKept || !has.some(({ key }) => key === rule.key)) continue;
    await tx
      .deleteFrom("awarded_badges")
      .where("user_id", "=", userId)
      .where("key", "=", rule.key)
      .execute();
    await awardXp(tx, { userId, reason: "badge", thing: rule.key, xp: 0 }, now);
    await takeNotificationBack(tx, userId, { kind: "badge_awarded", thing: rule.key });
  }
}
