import type { GeneratedQuery } from "@alambic/api-client/core";
import type { Lesson } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { lazy, Suspense } from "react";
import { Screen } from "../../shared/screen/Screen.tsx";
import { LessonFailure } from "./LessonFailure.tsx";
import { PlayedLesson } from "./PlayedLesson.tsx";

const Distilling = lazy(() => import("./Distilling.tsx"));

export interface LessonViewProps {
  readonly lesson: GeneratedQuery<Lesson>;
}

/** A lesson, or why it is not there yet. */
export function LessonView({ lesson }: LessonViewProps) {
  const { t } = useI18n();
  switch (lesson.status) {
    case "idle":
    case "loading":
      return (
        <Screen title={t("lesson.titleLoading")} width="reading">
          <SkeletonRegion label={t("lesson.loading")}>
            <Stack gap="large">
              <Skeleton width="full" />
              <Skeleton shape="heading" width="most" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </SkeletonRegion>
        </Screen>
      );
    case "generating":
      return (
        <Screen title={t("lesson.distillingTitle")} width="reading" align="center">
          <Suspense fallback={null}>
            <Distilling onRefresh={lesson.refresh} />
          </Suspense>
        </Screen>
      );
    case "failed":
      return (
        <Screen title={t("lesson.failedTitle")} width="reading" align="center">
          <LessonFailure failure={lesson.failure} onRetry={() => void lesson.refresh()} />
        </Screen>
      );
    case "ready":
      return <PlayedLesson key={lesson.data.molecule.id} lesson={lesson.data} />;
  }
}
