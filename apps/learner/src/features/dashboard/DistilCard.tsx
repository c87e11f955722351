import { useGetCapsuleQuota } from "@alambic/api-client/capsules";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { TopicForm } from "./TopicForm.tsx";

export interface DistilCardProps {
  /** Capsules that can still be made this month; null without a limit, undefined while that is unknown. */
  readonly remaining: number | null | undefined;
}

/** The topic of a new capsule, and how many are left this month. */
export function DistilCard({ remaining }: DistilCardProps) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <Card as="section" tone="warm" padding="even" labelledBy={titleId}>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Heading level={2} size="title" tone="warm" id={titleId}>
            {t("dashboard.distilTitle")}
          </Heading>
          <Text tone="warm">{remaining === undefined ? "\u00A0" : <Left left={remaining} />}</Text>
        </Stack>
        <TopicForm warm />
      </Stack>
    </Card>
  );
}

function Left({ left }: { readonly left: number | null }) {
  const { t } = useI18n();
  if (left === null) return t("dashboard.distilUnlimited");
  return (
    <>
      {t("dashboard.distilText", { left })}
      {left === 0 ? <Renewal /> : null}
    </>
  );
}

/** When capsules can be made again; asked only of who has none left. */
function Renewal() {
  const { t, date } = useI18n();
  const quota = useGetCapsuleQuota();
  if (quota.status !== "ready") return null;
  const end = date(new Date(quota.data.period_end), { day: "numeric", month: "long" });
  return ` ${t("dashboard.distilRenewed", { date: end })}`;
}
