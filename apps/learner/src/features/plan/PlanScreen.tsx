import { useGetCapsule } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { lazy, Suspense, useState } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { useOnline } from "../../shared/network/useOnline.ts";
import { usePolling } from "../../shared/network/usePolling.ts";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { Plan } from "./Plan.tsx";
import { PlanSkeleton } from "./PlanSkeleton.tsx";

const KeptPlan = lazy(() => import("./KeptPlan.tsx"));

/** The plan of a capsule: its molecule, its lessons, and how far all is. */
export default withFormats(function PlanScreen({ params }: ScreenProps) {
  const { t } = useI18n();
  const { capsuleId = "", domain = "", area = "" } = params;
  const plan = useGetCapsule({ capsule_id: capsuleId, domain, area });
  const isLost = !useOnline() || plan.status === "failed";
  const [wasLost, setWasLost] = useState(false);
  if (isLost && !wasLost) setWasLost(true);
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
      {isLost || (wasLost && detail === null) ? (
        <Suspense fallback={<PlanSkeleton />}>
          <KeptPlan capsuleId={capsuleId} query={plan} waiting={<PlanSkeleton />}>
            {(kept) => <Plan key={kept.capsule.id} detail={kept} />}
          </KeptPlan>
        </Suspense>
      ) : detail === null ? (
        <PlanSkeleton />
      ) : (
        <Plan key={detail.capsule.id} detail={detail} />
      )}
    </TrailedScreen>
  );
});
