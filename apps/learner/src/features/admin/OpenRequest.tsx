import { useGetSupportRequest } from "@alambic/api-client/support";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Inline } from "@alambic/ui/Inline";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { ArrowLeft } from "@alambic/ui/icons";
import { memberId } from "../../shared/api.ts";
import { paths } from "../../shared/routing/paths.ts";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { AnsweredRequest } from "./AnsweredRequest.tsx";

export interface OpenRequestProps {
  readonly requestId: string;
}

/** One conversation, with the way back to the others. */
export function OpenRequest({ requestId }: OpenRequestProps) {
  const { t } = useI18n();
  return (
    <Stack gap="medium">
      <Inline>
        <ButtonLink href={paths.admin("support")} variant="secondary" size="small" icon={ArrowLeft}>
          {t("admin.support.back")}
        </ButtonLink>
      </Inline>
      <Request requestId={requestId} />
    </Stack>
  );
}

function Request({ requestId }: OpenRequestProps) {
  const { t } = useI18n();
  const request = useGetSupportRequest({ request_id: requestId });
  const owner = memberId();
  if (request.status === "failed") {
    return (
      <ErrorState title={t("admin.support.failed")} onRetry={() => void request.refresh()}>
        <ProblemText failure={request.failure} />
      </ErrorState>
    );
  }
  if (request.status !== "ready" || owner === null) {
    return (
      <SkeletonRegion label={t("admin.loading")}>
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  return <AnsweredRequest request={request.data} memberId={owner} />;
}
