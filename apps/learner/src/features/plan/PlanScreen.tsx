import { useGetCapsule } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { lazy, Suspense } from "react";
import { useKept } from "../../shared/offline/useKept.ts";
import { Plan } from "./Plan.tsx";
import { PlanSkeleton } from "./PlanSkeleton.tsx";
import { usePolling } from "../../shared/network/usePolling.ts";

const PlanFailure = lazy(() => import("./PlanFailure.tsx"));

/** The plan of a capsule: its molecule, its lessons, and how far all is. */
export default withFormats(function PlanScreen({ params }: ScreenProps) {
  const { t } = useI18n();
  const { capsuleId = "", domain = "", area = "" } = params;
  const plan = useKept(
    useGetCapsule({ capsule_id: capsuleId, domain, area }),
    capsuleId,
    ({ readKeptPlan }) => readKeptPlan(capsuleId),
  );
  const detail = plan.status === "ready" ? plan.data : null;
  usePolling(detail?.capsule.generation_status === "pending", plan.refresh);

  // The trail has the words that are known from the start: a title may take a line more than they.
  const label = t("plan.titleLoading");
  return (
    <TrailedScreen
      title={detail === null ? label : t("plan.title", { title: detail.capsule.title })}
      trail={[
        { label: t("member.capsules"), href: paths.capsules },
        { label, href: `/capsule/${domain}/${area}/${capsuleId}/plan` },
      ]}
    >
      {plan.status === "failed" ? (
        <Suspense fallback={<PlanSkeleton />}>
          <PlanFailure failure={plan.failure} onRetry={() => void plan.refresh()} />
        </Suspense>
      ) : null}
      {plan.status === "loading" ? <PlanSkeleton /> : null}
      {detail === null ? null : <Plan key={detail.capsule.id} detail={detail} />}
    </TrailedScreen>
  );
});
