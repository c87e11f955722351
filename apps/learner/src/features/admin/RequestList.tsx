import { useListSupportRequests } from "@alambic/api-client/support";
import type { SupportStatus } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";
import { RequestCard } from "./RequestCard.tsx";

export interface RequestListProps {
  readonly status: SupportStatus;
}

/** The conversations of a status; of those that wait, the one that has longest first. */
export function RequestList({ status }: RequestListProps) {
  const { t } = useI18n();
  const list = useListSupportRequests({ status });
  if (list.status === "failed") {
    return (
      <ErrorState title={t("admin.support.failed")} onRetry={() => void list.refresh()}>
        <ProblemText failure={list.failure} />
      </ErrorState>
    );
  }
  if (list.status !== "ready") {
    return (
      <SkeletonRegion label={t("admin.loading")}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </SkeletonRegion>
    );
  }
  const { items, total, hasMore } = list.data;
  if (items.length === 0)
    return <EmptyState illustration="drops" level={2} title={t("admin.support.none")} />;
  return (
    <Stack gap="medium">
      <Text size="small" tone="second">
        {t("admin.support.count", { count: total })}
      </Text>
      <Stack as="ul" gap="small">
        {items.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </Stack>
      {hasMore ? (
        <Button variant="secondary" onPress={list.showMore}>
          {t("admin.more")}
        </Button>
      ) : null}
    </Stack>
  );
}
