import { I18nScope, useI18n } from "@alambic/i18n/react";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Suspense, lazy, useRef } from "react";
import { LandingSection } from "./LandingSection.tsx";
import { useSeen } from "./useSeen.ts";

const SampleExercise = lazy(() => import("./SampleExercise.tsx"));

/** The address of the exercise within the page. */
export const sampleId = "sample";

/** An exercise to try. What it takes is loaded when it comes into view. */
export function Sample() {
  const { t } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const waiting = (
    <SkeletonRegion label={t("landing.sampleLoading")}>
      <Skeleton shape="card" />
    </SkeletonRegion>
  );
  return (
    <LandingSection id={sampleId} title={t("landing.sampleTitle")}>
      <div ref={place}>
        {seen ? (
          <Suspense fallback={waiting}>
            <I18nScope namespaces={["exercise", "sample"]}>
              <SampleExercise />
            </I18nScope>
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </LandingSection>
  );
}
