import { useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import { Card } from "../../primitives/card/Card.tsx";
import { EmptyState } from "../../primitives/empty-state/EmptyState.tsx";
import { ErrorState } from "../../primitives/error-state/ErrorState.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";

/** Holds the place of the lessons of a level. */
export function LessonListSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="heading" width="half" />
      <Skeleton width="most" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </SkeletonRegion>
  );
}

export interface LessonListEmptyProps {
  readonly headingLevel?: HeadingLevel | undefined;
  /** What can be done meanwhile, for example another capsule. */
  readonly actions?: ReactNode;
}

/** Stands where the lessons will come, while the first is still being made. */
export function LessonListEmpty({ headingLevel = 2, actions }: LessonListEmptyProps) {
  const { t } = useI18n();
  return (
    <Card>
      <EmptyState
        illustration="working-still"
        level={headingLevel}
        title={t("learning.lessons.none")}
        actions={actions}
      >
        {t("learning.lessons.noneText")}
      </EmptyState>
    </Card>
  );
}

export interface LessonListErrorProps {
  readonly headingLevel?: HeadingLevel | undefined;
  readonly onRetry: () => void;
}

/** Stands where the lessons could not be loaded. */
export function LessonListError({ headingLevel = 2, onRetry }: LessonListErrorProps) {
  const { t } = useI18n();
  return (
    <Card>
      <ErrorState level={headingLevel} title={t("learning.lessons.failed")} onRetry={onRetry}>
        {t("learning.lessons.failedText")}
      </ErrorState>
    </Card>
  );
}
