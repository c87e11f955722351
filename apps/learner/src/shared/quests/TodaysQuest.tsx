import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ArrowRight } from "@alambic/ui/icons";
import { paths } from "../routing/paths.ts";

export interface TodaysQuestProps {
  /** Quests that can still be done today. */
  readonly count: number;
}

/** The way to today's quest; nothing where it is done. */
export function TodaysQuest({ count }: TodaysQuestProps) {
  const { t } = useI18n();
  if (count === 0) return null;
  return (
    <Card tone="warm" padding="even">
      <Inline justify="between" gap="large">
        <Stack gap="xsmall">
          <Heading level={2} size="heading" tone="warm">
            {t("member.questTitle")}
          </Heading>
          <Text>{t("member.questText")}</Text>
        </Stack>
        <ButtonLink href={paths.quests} variant="warm" iconEnd={ArrowRight}>
          {t("member.questStart")}
        </ButtonLink>
      </Inline>
    </Card>
  );
}
