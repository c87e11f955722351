import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { ArrowRight } from "@alambic/ui/icons";
import { paths } from "../../shared/routing/paths.ts";

export interface DueReviewsProps {
  /** Cards that wait today. */
  readonly count: number;
}

/** What waits to be reviewed today; nothing where nothing does. */
export function DueReviews({ count }: DueReviewsProps) {
  const { t } = useI18n();
  if (count === 0) return null;
  return (
    <Card tone="accent" padding="even">
      <Inline justify="between" gap="large">
        <Stack gap="xsmall">
          <Heading level={2} size="heading">
            {t("dashboard.reviewsTitle", { count })}
          </Heading>
          <Text tone="second">{t("dashboard.reviewsText")}</Text>
        </Stack>
        <ButtonLink href={paths.reviewSession} iconEnd={ArrowRight}>
          {t("dashboard.reviewsStart")}
        </ButtonLink>
      </Inline>
    </Card>
  );
}
