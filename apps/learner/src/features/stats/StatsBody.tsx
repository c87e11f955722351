import type { ProgressActivity } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { ButtonLink } from "@alambic/ui/ButtonLink";
import { Card } from "@alambic/ui/Card";
import { EmptyState } from "@alambic/ui/EmptyState";
import { Grid } from "@alambic/ui/Grid";
import { Stack } from "@alambic/ui/Stack";
import { paths } from "../../shared/routing/paths.ts";
import { DomainShares } from "./DomainShares.tsx";
import { Memory } from "./Memory.tsx";
import { MyStreak } from "./MyStreak.tsx";
import { MyTitle } from "./MyTitle.tsx";
import { StudyChart } from "./StudyChart.tsx";
import { WeekInShort } from "./WeekInShort.tsx";

export interface StatsBodyProps {
  readonly activity: ProgressActivity;
}

/** The week in a sentence; then days, time, subjects and memory. */
export function StatsBody({ activity }: StatsBodyProps) {
  const { t } = useI18n();
  if (activity.first_day === null) {
    return (
      <Card>
        <EmptyState
          title={t("stats.emptyTitle")}
          actions={<ButtonLink href={paths.dashboard}>{t("shell.toDashboard")}</ButtonLink>}
        >
          {t("stats.emptyText")}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap="large">
      <WeekInShort activity={activity} />
      <Grid columns="halves">
        <MyStreak activity={activity} />
        <Stack gap="large">
          <StudyChart days={activity.days} today={activity.today} />
          <MyTitle xp={activity.xp_total} />
        </Stack>
        <DomainShares days={activity.days} />
        <Memory activity={activity} />
      </Grid>
    </Stack>
  );
}
