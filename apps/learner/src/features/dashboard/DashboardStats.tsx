import type { ProgressStats } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { StatRow } from "@alambic/ui/StatRow";
import type { Stat } from "@alambic/ui/StatRow";
import { Text } from "@alambic/ui/Text";

export interface DashboardStatsProps {
  /** Null where they could not be had. */
  readonly stats: ProgressStats | null;
}

/** Minutes, days in a row, capsules left and quests, as far as there are any. */
export function DashboardStats({ stats }: DashboardStatsProps) {
  const { t } = useI18n();
  const figures = useFigures();
  if (stats === null) {
    return (
      <Text size="small" tone="second">
        {t("dashboard.statsFailed")}
      </Text>
    );
  }
  const shown = figures(stats);
  return shown.length === 0 ? null : <StatRow stats={shown} />;
}

/** The figures that say something: a zero is left out. */
function useFigures(): (stats: ProgressStats) => Stat[] {
  const { t, number } = useI18n();
  return (stats) => {
    const { study_minutes: minutes, answers_logged: answers, streak_days: streak } = stats;
    const { capsules_remaining: remaining, quests_available: quests } = stats;
    const some = (count: number, stat: Stat) => (count > 0 ? [stat] : []);
    return [
      ...some(minutes + answers, {
        value: t("dashboard.minutesFigure", { count: minutes }),
        label: t("dashboard.minutes", { count: Math.max(1, minutes) }),
      }),
      ...some(streak, {
        value: t("dashboard.streak", { count: streak }),
        label: t("dashboard.streakLabel"),
        accent: true,
      }),
      ...(remaining === null
        ? [{ value: t("dashboard.unlimited"), label: t("dashboard.unlimitedLabel") }]
        : some(remaining, {
            value: number(remaining),
            label: t("dashboard.remaining", { count: remaining }),
          })),
      ...some(quests, { value: number(quests), label: t("dashboard.quests", { count: quests }) }),
    ];
  };
}
