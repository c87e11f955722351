import type { BadgeCategory, BadgeProgress } from "@alambic/contract";
import { badgeRules } from "@alambic/domain/badges";
import type { BadgeKey, BadgeTitle } from "@alambic/domain/badges";
import { useI18n } from "@alambic/i18n/react";

export interface BadgeTexts {
  readonly name: (key: string) => string;
  /** What is to be done for it. */
  readonly text: (key: string) => string;
  /** What was done for it. */
  readonly won: (key: string) => string;
  readonly category: (category: BadgeCategory) => string;
  readonly progress: (progress: BadgeProgress) => string;
  /** The title that a badge brings; undefined for none, and for one that this version does not know. */
  readonly rank: (title: string | null) => string | undefined;
}

/** How badges are called. One that this version does not know is a badge from the past. */
export function useBadgeTexts(): BadgeTexts {
  const { t } = useI18n();
  return {
    name: (key) => (isKey(key) ? t(`badges.name.${key}`) : t("badges.pastName")),
    text: (key) => (isKey(key) ? t(`badges.text.${key}`) : t("badges.pastText")),
    won: (key) => (isKey(key) ? t(`badges.won.${key}`) : t("badges.pastText")),
    category: (category) => t(`badges.category.${category}`),
    progress: ({ measure, value, threshold }) => t(`badges.count.${measure}`, { value, threshold }),
    rank: (title) => (isTitle(title) ? t(`badges.rank.${title}`) : undefined),
  };
}

function isKey(key: string): key is BadgeKey {
  return badgeRules.some((rule) => rule.key === key);
}

function isTitle(title: string | null): title is BadgeTitle {
  return badgeRules.some((rule) => "title" in rule && rule.title === title);
}
