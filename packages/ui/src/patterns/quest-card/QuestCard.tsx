import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
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
          <ErrorState
            level={headingLevel}
            title={t("learning.quest.failed")}
            onRetry={quest.onRetry}
          >
            {t("learning.quest.failedText")}
          </ErrorState>
        </Card>
      );
    case "none":
      return (
        <Card>
          <EmptyState
            level={headingLevel}
            illustration="still"
            title={t("learning.quest.none")}
            actions={<Button onPress={quest.onChoose}>{t("learning.quest.choose")}</Button>}
          >
            {t("learning.quest.noneText")}
          </EmptyState>
        </Card>
      );
    default:
      return <QuestOfTheDay quest={quest} headingLevel={headingLevel} />;
  }
}
