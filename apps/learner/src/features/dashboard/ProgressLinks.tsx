import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { Inline } from "@alambic/ui/Inline";
import { Stack } from "@alambic/ui/Stack";
import { useId } from "react";
import { paths } from "../../shared/routing/paths.ts";

/** The ways to what was achieved, and to what was written about it. */
export function ProgressLinks() {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <Card as="section" padding="even" labelledBy={titleId}>
      <Stack gap="medium">
        <Heading level={2} size="title" id={titleId}>
          {t("dashboard.progress")}
        </Heading>
        <Inline>
          <ButtonLink href={paths.stats} variant="secondary">
            {t("member.stats")}
          </ButtonLink>
          <ButtonLink href={paths.badges} variant="secondary">
            {t("member.badges")}
          </ButtonLink>
          <ButtonLink href={paths.journal} variant="secondary">
            {t("learning.journal")}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
