import type { PagedQuery } from "@alambic/api-client/core";
import { useI18n } from "@alambic/i18n/react";
import { Button } from "@alambic/ui/Button";
import { EmptyState } from "@alambic/ui/EmptyState";
import { ErrorState } from "@alambic/ui/ErrorState";
import { Skeleton, SkeletonRegion } from "@alambic/ui/Skeleton";
import { Stack } from "@alambic/ui/Stack";
import type { ReactNode } from "react";
import { ProblemText } from "../../shared/texts/ProblemText.tsx";

export interface AdminListProps<Item> {
  readonly list: PagedQuery<Item>;
  /** Says that it did not load. */
  readonly failed: string;
  /** Says that nothing stands in it. */
  readonly none: string;
  readonly children: (items: readonly Item[], total: number) => ReactNode;
}

/** A list of the administrators, page by page: on its way, not to be had, empty, or what it holds. */
export function AdminList<Item>({ list, failed, none, children }: AdminListProps<Item>) {
  const { t } = useI18n();
  if (list.status === "failed") {
    return (
      <ErrorState title={failed} onRetry={() => void list.refresh()}>
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
  return (
    <Stack gap="medium">
      {items.length === 0 ? (
        <EmptyState illustration="drops" level={2} title={none} />
      ) : (
        children(items, total)
      )}
      {hasMore ? (
        <Button variant="secondary" onPress={list.showMore}>
          {t("admin.more")}
        </Button>
      ) : null}
    </Stack>
  );
}
