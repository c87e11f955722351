import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { Card } from "../../primitives/card/Card.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import type { Quest } from "./quest.ts";
import { QuestOfTheDay } from "./QuestOfTheDay.tsx";

export interface QuestCardProps {
  /** The quest as it stands: loading, failed, none, open, done or corrected. */
  readonly quest: Quest;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** The quest of the day: what the coach asks, the exercise, and what it brought. */
export function QuestCard({ quest, headingLevel = 2 }: QuestCardProps) {
  const { t } = useI18n();
  switch (quest.kind) {
    case "loading":
      return (
        <Card>
          <SkeletonRegion>
            <Skeleton width="third" />
            <Skeleton shape="heading" width="most" />
            <Skeleton shape="row" />
            <Skeleton width="half" />
            <Skeleton shape="button" width="third" />
          </SkeletonRegion>
        </Card>
      );
    case "failed":
      return (
        <Card>
          <ErrorState level={headingLevel} title={t("quest.card.failed")} onRetry={quest.onRetry}>
            {t("quest.card.failedText")}
          </ErrorState>
        </Card>
      );
    case "none":
      return (
        <NoQuest
          level={headingLevel}
          href={quest.href}
          title={t("quest.card.none")}
          action={t("quest.card.choose")}
        >
          {t("quest.card.noneText")}
        </NoQuest>
      );
    case "unready":
      return (
        <NoQuest
          level={headingLevel}
          href={quest.href}
          title={t("quest.card.noExercise")}
          action={t("quest.card.noExerciseAction")}
        >
          {t("quest.card.noExerciseText")}
        </NoQuest>
      );
    default:
      return <QuestOfTheDay quest={quest} headingLevel={headingLevel} />;
  }
}

interface NoQuestProps {
  readonly level: HeadingLevel;
  readonly title: string;
  readonly action: string;
  readonly href: string;
  readonly children: string;
}

function NoQuest({ level, title, action, href, children }: NoQuestProps) {
  return (
    <Card>
      <EmptyState
        level={level}
        illustration="still"
        title={title}
        actions={<ButtonLink href={href}>{action}</ButtonLink>}
      >
        {children}
      </EmptyState>
    </Card>
  );
}
