import { useListSupportRequests } from "@alambic/api-client/support";
import type { SupportStatus } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { AdminList } from "./AdminList.tsx";
import { RequestCard } from "./RequestCard.tsx";

export interface RequestListProps {
  readonly status: SupportStatus;
}

/** The conversations of a status; of those that wait, the one that has longest first. */
export function RequestList({ status }: RequestListProps) {
  const { t } = useI18n();
  const list = useListSupportRequests({ status });
  return (
    <AdminList list={list} failed={t("admin.support.failed")} none={t("admin.support.none")}>
      {(requests, total) => (
        <>
          <Text size="small" tone="second">
            {t("admin.support.count", { count: total })}
          </Text>
          <Stack as="ul" gap="small">
            {requests.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </Stack>
        </>
      )}
    </AdminList>
  );
}
