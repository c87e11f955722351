import { useGetStudyPlan } from "@alambic/api-client/coach";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Inline } from "@alambic/ui/Inline";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Trash2 } from "@alambic/ui/icons";
import { useEffect, useRef, useState } from "react";
import { ProblemText } from "../../../shared/texts/ProblemText.tsx";
import { DeadlineForm } from "./DeadlineForm.tsx";
import { Outlook } from "./Outlook.tsx";
import { PlanCalendar } from "./PlanCalendar.tsx";
import { useRemovePlan } from "./useRemovePlan.ts";

/** A capsule to be known by a day: whether the time suffices, and what that takes each day. */
export function DeadlinePlan() {
  const { t } = useI18n();
  const state = useGetStudyPlan();
  const { isRemoving, removePlan } = useRemovePlan();
  const [hasRemoved, setRemoved] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const isEmpty = state.status === "ready" && state.data.plan === null;
  // The button that was pressed goes with the plan.
  useEffect(() => {
    if (hasRemoved && isEmpty) whole.current?.querySelector("input")?.focus();
  }, [hasRemoved, isEmpty]);
  if (state.status === "failed") {
    return (
      <ErrorState level={2} title={t("coach.loadFailed")} onRetry={() => void state.refresh()}>
        <ProblemText failure={state.failure} />
      </ErrorState>
    );
  }
  if (state.status !== "ready") {
    return (
      <SkeletonRegion label={t("toolbox.loading")}>
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { plan } = state.data;
  return (
    <div ref={whole}>
      <Stack gap="large">
        {plan === null ? null : <Outlook plan={plan} />}
        <DeadlineForm key={plan?.updated_at} plan={plan} />
        {plan === null ? null : (
          <>
            <PlanCalendar plan={plan} />
            <Inline>
              <Button
                variant="quiet"
                size="small"
                icon={Trash2}
                pending={isRemoving}
                onPress={() => void removePlan(plan).then(setRemoved)}
              >
                {t("coach.planRemove")}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </div>
  );
}
