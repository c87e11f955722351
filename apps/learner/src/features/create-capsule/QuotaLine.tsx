import type { Query } from "@alambic/api-client/core";
import type { Quota } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Text } from "@alambic/ui/Text";

export interface QuotaLineProps {
  readonly quota: Query<Quota>;
}

/** How many capsules are left this month. */
export function QuotaLine({ quota }: QuotaLineProps) {
  const { t } = useI18n();
  if (quota.status !== "ready") return null;
  const { limit, unlimited, used } = quota.data;
  return (
    <Text size="small" tone="second">
      {unlimited || limit === null
        ? t("create.quotaUnlimited")
        : t("create.quotaLeft", { left: Math.max(0, limit - used) })}
    </Text>
  );
}
