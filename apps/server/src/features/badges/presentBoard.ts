import type { Badge, BadgeBoard, BadgeCategory } from "@alambic/contract";
import { badgeValue } from "@alambic/domain/badges";
import type { BadgeRule, LearnerFigures } from "@alambic/domain/badges";
import type { Selectable } from "kysely";

import type { AwardedBadgesTable } from "../../platform/db/tables/badges.ts";

type Award = Selectable<AwardedBadgesTable>;

/** Every badge that a learner can earn, and those that they have. */
export function presentBoard(
  rules: readonly BadgeRule[],
  figures: LearnerFigures,
  awards: readonly Award[],
): BadgeBoard {
  const awardOf = new Map(awards.map((award) => [award.key, award]));
  const known = rules
    .filter(({ key, isWithdrawn = false }) => !isWithdrawn || awardOf.has(key))
    .map((rule) => presentRule(rule, figures, awardOf.get(rule.key)));
  const keys = new Set(rules.map(({ key }) => key));
  const past = awards.filter(({ key }) => !keys.has(key)).map(presentPast);
  const badges = [...known, ...past];
  const categories = [...new Set(badges.map(({ category }) => category))];
  return {
    badges,
    categories: categories.map((category) => ({ category, ...count(badges, category) })),
    ...count(badges),
  };
}

function presentRule(rule: BadgeRule, figures: LearnerFigures, award: Award | undefined): Badge {
  const { key, category, tier, measure, threshold, isWithdrawn = false } = rule;
  const value = award === undefined ? badgeValue(rule, figures) : threshold;
  return {
    key,
    category,
    tier,
    points: award?.points ?? rule.points,
    bonus_xp: award?.bonus_xp ?? rule.bonusXp,
    title: (award === undefined ? rule.title : award.title) ?? null,
    progress: isWithdrawn ? null : { measure, value, threshold },
    unlocked_at: award?.awarded_at.toISOString() ?? null,
  };
}

/** A badge that this version does not know any more: kept, with what it was worth. */
function presentPast({ key, points, bonus_xp, title, awarded_at }: Award): Badge {
  const unlocked_at = awarded_at.toISOString();
  return { key, category: "past", tier: 1, points, bonus_xp, title, progress: null, unlocked_at };
}

function count(badges: readonly Badge[], category?: BadgeCategory) {
  const all = badges.filter((badge) => category === undefined || badge.category === category);
  const unlocked = all.filter(({ unlocked_at }) => unlocked_at !== null);
  const points = unlocked.reduce((sum, badge) => sum + badge.points, 0);
  return { unlocked: unlocked.length, total: all.length, points };
}
