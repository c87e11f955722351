import type { ActivityDay } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { ProgressBar } from "@alambic/ui/ProgressBar";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";
import { sharesOf } from "./sharesOf.ts";

export interface DomainSharesProps {
  readonly days: readonly ActivityDay[];
}

/** How the time of a year was spread over subjects. */
export function DomainShares({ days }: DomainSharesProps) {
  const { t } = useI18n();
  const titleId = useId();
  const shares = sharesOf(days);
  const most = shares[0]?.minutes ?? 0;
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={2} size="title" id={titleId}>
            {t("stats.domains.title")}
          </Heading>
          <Text tone="second">{t("stats.domains.text")}</Text>
        </Stack>
        {shares.map(({ domain, minutes, answers }) => {
          const name = t("member.domain", { domain });
          const words = t("stats.domains.share", { minutes, answers });
          return (
            <Stack key={domain} gap="xsmall">
              <Inline justify="between" gap="small">
                <Text as="span" weight="medium">
                  {name}
                </Text>
                <Text as="span" tone="second" size="small" figures>
                  {words}
                </Text>
              </Inline>
              <ProgressBar label={name} value={minutes} max={most} valueText={words} size="small" />
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
