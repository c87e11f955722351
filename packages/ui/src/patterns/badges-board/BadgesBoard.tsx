import { useI18n } from "@alambic/i18n/react";
import { Card } from "../../primitives/card/Card.tsx";
import { ChipGroup } from "../../primitives/chip-group/ChipGroup.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import { Grid } from "../../primitives/grid/Grid.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { ProgressRing } from "../../primitives/progress-ring/ProgressRing.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import type { BadgeCategory, BadgeFilter } from "./badges.ts";
import { badgeFilters, countBadges, filterBadges } from "./badges.ts";
import * as styles from "./BadgesBoard.css.ts";
import { BadgeSection } from "./BadgeSection.tsx";

export type BadgesBoardContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly onRetry: () => void }
  | { readonly kind: "ready"; readonly categories: readonly BadgeCategory[] };

export interface BadgesBoardProps {
  readonly content: BadgesBoardContent;
  /** Which of them are shown. */
  readonly filter: BadgeFilter;
  /** Told which are to be shown. */
  readonly onFilter: (filter: BadgeFilter) => void;
  /** The level of the categories' headings; the badges' are one below. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** All badges by category, with what is earned and what is still to be earned. */
export function BadgesBoard({ content, filter, onFilter, headingLevel = 2 }: BadgesBoardProps) {
  const { t } = useI18n();
  switch (content.kind) {
    case "loading":
      return (
        <SkeletonRegion>
          <Skeleton shape="row" />
          <Skeleton shape="heading" width="third" />
          <Grid columns="tiles" gap="medium">
            {["a", "b", "c", "d"].map((place) => (
              <Skeleton key={place} shape="card" />
            ))}
          </Grid>
        </SkeletonRegion>
      );
    case "failed":
      return (
        <Card>
          <ErrorState level={headingLevel} title={t("badges.failed")} onRetry={content.onRetry}>
            {t("badges.failedText")}
          </ErrorState>
        </Card>
      );
    case "ready":
      return (
        <Board
          categories={content.categories}
          filter={filter}
          onFilter={onFilter}
          headingLevel={headingLevel}
        />
      );
  }
}

interface BoardProps {
  readonly categories: readonly BadgeCategory[];
  readonly filter: BadgeFilter;
  readonly onFilter: (filter: BadgeFilter) => void;
  readonly headingLevel: HeadingLevel;
}

function Board({ categories, filter, onFilter, headingLevel }: BoardProps) {
  const { t } = useI18n();
  const badges = categories.flatMap((category) => category.badges);
  const { unlocked, total, points } = countBadges(badges);
  const shown = filterBadges(badges, filter).length;
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <ProgressRing label={t("badges.earned")} value={unlocked} max={total} />
        <p className={styles.summary}>{t("badges.summary", { unlocked, total, points })}</p>
        <ChipGroup
          legend={t("badges.filter")}
          value={filter}
          onChange={onFilter}
          options={badgeFilters.map((value) => ({
            value,
            label: t(`badges.filter.${value}`),
          }))}
        />
      </div>
      <p role="status" className={styles.status}>
        {t("badges.shown", { count: shown })}
      </p>
      {shown === 0 ? <NothingShown filter={filter} level={headingLevel} /> : null}
      <div className={styles.categories}>
        {categories.map((category) => (
          <BadgeSection
            key={category.id}
            category={category}
            filter={filter}
            headingLevel={headingLevel}
          />
        ))}
      </div>
    </div>
  );
}

interface NothingShownProps {
  readonly filter: BadgeFilter;
  readonly level: HeadingLevel;
}

function NothingShown({ filter, level }: NothingShownProps) {
  const { t } = useI18n();
  const which = filter === "locked" ? "Locked" : "Unlocked";
  return (
    <EmptyState
      level={level}
      illustration={filter === "locked" ? "bubbles" : "flask"}
      title={t(`badges.none${which}`)}
    >
      {t(`badges.none${which}Text`)}
    </EmptyState>
  );
}
