import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Heading, headingLevels } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Badge } from "../badge/Badge.tsx";
import type { BadgeCategory, BadgeFilter } from "./badges.ts";
import { countBadges, filterBadges } from "./badges.ts";
import * as styles from "./BadgesBoard.css.ts";

export interface BadgeSectionProps {
  readonly category: BadgeCategory;
  readonly filter: BadgeFilter;
  readonly headingLevel: HeadingLevel;
}

/** The badges of one category, and how many of them are earned. */
export function BadgeSection({ category, filter, headingLevel }: BadgeSectionProps) {
  const { t } = useI18n();
  const titleId = useId();
  const badges = filterBadges(category.badges, filter);
  const { unlocked, total } = countBadges(category.badges);
  const words = t("badges.category", { unlocked, total });
  const below = headingLevels.find((level) => level === headingLevel + 1) ?? 6;
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.category}>
      <div className={styles.categoryHead}>
        <Heading level={headingLevel} size="title" id={titleId}>
          {category.name}
        </Heading>
        <div className={styles.categoryProgress}>
          <ProgressBar
            label={t("badges.categoryProgress", { category: category.name })}
            value={unlocked}
            max={total}
            valueText={words}
            size="small"
          />
          <span className={styles.words}>{words}</span>
        </div>
      </div>
      <ul className={styles.cards}>
        {badges.map((badge) => (
          <li key={badge.id} id={badge.id}>
            <Badge badge={badge} headingLevel={below} />
          </li>
        ))}
      </ul>
    </section>
  );
}
