import { useGetCapsule } from "@alambic/api-client/capsules";
import { useGetCapsuleQuality } from "@alambic/api-client/quality";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import type { ScreenProps } from "../../shared/routing/defineScreen.tsx";
import { paths } from "../../shared/routing/paths.ts";
import { TrailedScreen } from "../../shared/screen/TrailedScreen.tsx";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { Exercises } from "./Exercises.tsx";

/** The exercises of a capsule, for whoever looks after them. */
export default withFormats(function ExercisesScreen({ params }: ScreenProps) {
  const { t } = useI18n();
  const { capsuleId = "", domain = "", area = "" } = params;
  const plan = useGetCapsule({ capsule_id: capsuleId, domain, area });
  const quality = useGetCapsuleQuality({ capsule_id: capsuleId });
  const known = quality.status === "ready" ? quality.data.title : null;
  const capsuleTitle = known ?? (plan.status === "ready" ? plan.data.capsule.title : null);
  const planPath = `/capsule/${domain}/${area}/${capsuleId}/plan`;
  return (
    <TrailedScreen
      title={known === null ? t("quality.itemsHeading") : t("quality.itemsTitle", { title: known })}
      trail={[
        { label: t("member.capsules"), href: paths.capsules },
        ...(capsuleTitle === null ? [] : [{ label: capsuleTitle, href: planPath }]),
        { label: t("quality.items"), href: `/capsule/${domain}/${area}/${capsuleId}/exercises` },
      ]}
    >
      {quality.status === "failed" ? <Failure quality={quality} planPath={planPath} /> : null}
      {quality.status === "loading" ? (
        <SkeletonRegion label={t("quality.loadingItems")}>
          <Stack gap="medium">
            <Skeleton shape="heading" width="most" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </SkeletonRegion>
      ) : null}
      {quality.status === "ready" ? (
        <Exercises
          quality={quality.data}
          capsule={plan.status === "ready" ? plan.data.capsule : null}
        />
      ) : null}
    </TrailedScreen>
  );
});

interface FailureProps {
  readonly quality: Extract<ReturnType<typeof useGetCapsuleQuality>, { status: "failed" }>;
  readonly planPath: string;
}

function Failure({ quality: { failure, refresh }, planPath }: FailureProps) {
  const { t } = useI18n();
  if (failure.kind === "problem" && (failure.status === 403 || failure.status === 404)) {
    return (
      <EmptyState
        level={1}
        size="large"
        illustration="bubbles"
        title={t("quality.notYoursTitle")}
        actions={<ButtonLink href={planPath}>{t("member.openPlan")}</ButtonLink>}
      >
        {t("quality.notYoursText")}
      </EmptyState>
    );
  }
  return (
    <ErrorState level={1} title={t("quality.itemsFailedTitle")} onRetry={() => void refresh()}>
      <ProblemText failure={failure} />
    </ErrorState>
  );
}
