import type { GeneratedQuery } from "@alambic/api-client/core";
import type { Lesson } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { lazy, Suspense } from "react";
import { Screen } from "../../shared/screen/Screen.tsx";
import { PlayedLesson } from "./PlayedLesson.tsx";

const Distilling = lazy(() => import("./Distilling.tsx"));
const LessonFailure = lazy(() => import("./LessonFailure.tsx"));

export interface LessonViewProps {
  readonly lesson: GeneratedQuery<Lesson>;
}

/** A lesson, or why it is not there yet. */
export function LessonView({ lesson }: LessonViewProps) {
  const { t } = useI18n();
  if (lesson.status === "idle" || lesson.status === "loading") {
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
  }
  // Who keeps lessons on a device is sent locked ones too.
  if (lesson.status === "ready" && !lesson.data.molecule.is_locked) {
    return <PlayedLesson key={lesson.data.molecule.id} lesson={lesson.data} />;
  }
  const isGenerating = lesson.status === "generating";
  return (
    <Screen
      title={isGenerating ? t("lesson.distillingTitle") : t("lesson.failedTitle")}
      width="reading"
      align="center"
    >
      <Suspense fallback={null}>
        {isGenerating ? (
          <Distilling onRefresh={lesson.refresh} />
        ) : (
          <LessonFailure
            failure={lesson.status === "ready" ? "locked" : lesson.failure}
            onRetry={() => void lesson.refresh()}
          />
        )}
      </Suspense>
    </Screen>
  );
}
