import { useGetCapsuleQuota } from "@alambic/api-client/capsules";
import type { Quota } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { TopicForm } from "./TopicForm.tsx";

/** The topic of a new capsule, and how many are left this month. */
export function DistilCard() {
  const { t } = useI18n();
  const titleId = useId();
  const quota = useGetCapsuleQuota();
  return (
    <Card as="section" tone="warm" padding="even" labelledBy={titleId}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} size="title" tone="warm" id={titleId}>
            {t("dashboard.distilTitle")}
          </Heading>
          <Text tone="warm">
            {quota.status === "ready" ? <Left quota={quota.data} /> : "\u00A0"}
          </Text>
        </Stack>
        <TopicForm warm />
      </Stack>
    </Card>
  );
}

function Left({ quota }: { readonly quota: Quota }) {
  const { t, date } = useI18n();
  const { limit, unlimited, used, period_end: end } = quota;
  if (unlimited || limit === null) return t("dashboard.distilUnlimited");
  const left = Math.max(0, limit - used);
  const words = t("dashboard.distilText", { left });
  if (left > 0) return words;
  const renewed = date(new Date(end), { day: "numeric", month: "long" });
  return `${words} ${t("dashboard.distilRenewed", { date: renewed })}`;
}
