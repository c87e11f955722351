import type { ProgressActivity } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { Stack } from "@alambic/ui/Stack";
import { StatRow } from "@alambic/ui/StatRow";
import { Text } from "@alambic/ui/Text";
import { weekOf } from "./weekOf.ts";
import type { Week } from "./weekOf.ts";

export interface WeekInShortProps {
  readonly activity: ProgressActivity;
}

/** One sentence that says the week, and its figures. */
export function WeekInShort({ activity }: WeekInShortProps) {
  const { t, number } = useI18n();
  const week = weekOf(activity.days, activity.today);
  const { remembered, reviewed } = activity.retention_7;
  return (
    <Stack gap="medium">
      <Text size="large" measured>
        {t("stats.week", { ...week, more: Math.abs(week.more ?? 0), trend: trendOf(week) })}
      </Text>
      <StatRow
        stats={[
          {
            value:
              week.days === 0 ? number(0) : t("stats.weekMinutesFigure", { count: week.minutes }),
            label: t("stats.weekMinutes", {
              count: week.days === 0 ? 0 : Math.max(1, week.minutes),
            }),
            accent: true,
          },
          { value: t("stats.ofSeven", { days: week.days }), label: t("stats.weekDays") },
          { value: number(week.xp), label: t("stats.weekXp") },
          ...(reviewed === 0
            ? []
            : [
                {
                  value: number(remembered / reviewed, { style: "percent" }),
                  label: t("stats.weekRemembered"),
                },
              ]),
        ]}
      />
    </Stack>
  );
}

function trendOf({ days, more }: Week): "none" | "first" | "more" | "less" | "same" {
  if (days === 0) return "none";
  if (more === null) return "first";
  if (more === 0) return "same";
  return more > 0 ? "more" : "less";
}
