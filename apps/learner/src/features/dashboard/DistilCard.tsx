import type { Dashboard } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { TopicForm } from "./TopicForm.tsx";

export interface DistilCardProps {
  /** Null while it is unknown. */
  readonly dashboard: Dashboard | null;
}

/** The topic of a new capsule, and how many are left this month. */
export function DistilCard({ dashboard }: DistilCardProps) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <Card as="section" tone="warm" padding="even" labelledBy={titleId}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} size="title" tone="warm" id={titleId}>
            {t("dashboard.distilTitle")}
          </Heading>
          <Text tone="warm">{dashboard === null ? "\u00A0" : <Left dashboard={dashboard} />}</Text>
        </Stack>
        <TopicForm warm />
      </Stack>
    </Card>
  );
}

/** How many are left; of none left, when there are some again. */
function Left({ dashboard }: { readonly dashboard: Dashboard }) {
  const { t, date } = useI18n();
  const { capsules_remaining: left } = dashboard.stats;
  if (left === null) return t("dashboard.distilUnlimited");
  const text = t("dashboard.distilText", { left });
  if (left > 0) return text;
  const renewed = date(new Date(dashboard.capsules_renewed_at), { day: "numeric", month: "long" });
  return `${text} ${t("dashboard.distilRenewed", { date: renewed })}`;
}
