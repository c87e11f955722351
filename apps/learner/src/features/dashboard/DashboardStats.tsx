import type { Query } from "@alambic/api-client/core";
import type { ProgressStats } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { StatRow } from "@alambic/ui/StatRow";
import { Text } from "@alambic/ui/Text";

export interface DashboardStatsProps {
  readonly stats: Query<ProgressStats>;
}

/** Minutes, days in a row, capsules left and quests. Their room is kept while they load. */
export function DashboardStats({ stats }: DashboardStatsProps) {
  const { t, number } = useI18n();
  if (stats.status === "failed") {
    return (
      <Text size="small" tone="second">
        {t("dashboard.statsFailed")}
      </Text>
    );
  }
  const known = stats.status === "ready" ? stats.data : null;
  const show = (value: number | undefined) => (value === undefined ? "–" : number(value));
  const streak = known?.streak_days;
  const remaining = known?.capsules_remaining;
  return (
    <StatRow
      stats={[
        {
          value: show(known?.study_minutes),
          label: t("dashboard.minutes", { count: known?.study_minutes ?? 0 }),
        },
        {
          value: streak === undefined ? "–" : t("dashboard.streak", { count: streak }),
          label: t("dashboard.streakLabel"),
          accent: true,
        },
        remaining === null
          ? { value: t("dashboard.unlimited"), label: t("dashboard.unlimitedLabel") }
          : { value: show(remaining), label: t("dashboard.remaining", { count: remaining ?? 0 }) },
        {
          value: show(known?.quests_available),
          label: t("dashboard.quests", { count: known?.quests_available ?? 0 }),
        },
      ]}
    />
  );
}
