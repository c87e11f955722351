import { titleOf } from "@alambic/domain/titles";
import { useI18n } from "@alambic/i18n/react";
import { Card } from "@alambic/ui/Card";
import { Heading } from "@alambic/ui/Heading";
import { ProgressBar } from "@alambic/ui/ProgressBar";
import { Stack } from "@alambic/ui/Stack";
import { Text } from "@alambic/ui/Text";
import { useId } from "react";

export interface MyTitleProps {
  readonly xp: number;
}

/** XP, the title that it gives, and the way to the next. */
export function MyTitle({ xp }: MyTitleProps) {
  const { t } = useI18n();
  const titleId = useId();
  const { title, next, missingXp, progress } = titleOf(xp);
  const words =
    next === null
      ? t("stats.xp.last")
      : t("stats.xp.next", { xp: missingXp, title: t("learning.title", { title: next.key }) });
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap="small">
        <Heading level={2} size="title" id={titleId}>
          {t("learning.title", { title: title.key })}
        </Heading>
        <Text tone="second">{t("stats.xp.total", { xp })}</Text>
        <ProgressBar label={t("stats.xp.way")} value={progress} max={1} valueText={words} />
        <Text size="small" tone="second">
          {words}
        </Text>
      </Stack>
    </Card>
  );
}
