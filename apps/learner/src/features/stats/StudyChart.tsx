import type { ActivityDay } from "@alambic/contract";
import { addDays } from "@alambic/domain/streaks";
import { useI18n } from "@alambic/i18n/react";
import { ChipGroup } from "@alambic/ui/ChipGroup";
import { Inline } from "@alambic/ui/Inline";
import { ProgressChart } from "@alambic/ui/ProgressChart";
import { useState } from "react";
import { minutesOf } from "./weekOf.ts";

export interface StudyChartProps {
  readonly days: readonly ActivityDay[];
  readonly today: string;
}

const periods = ["7", "30", "90"] as const;
type Period = (typeof periods)[number];
const measures = ["minutes", "xp"] as const;
type Measure = (typeof measures)[number];

/** Time or XP on each day of a week, a month or a quarter. */
export function StudyChart({ days, today }: StudyChartProps) {
  const { t } = useI18n();
  const [period, setPeriod] = useState<Period>("30");
  const [measure, setMeasure] = useState<Measure>("minutes");
  const known = new Map(days.map((day) => [day.day, day]));
  const length = Number(period);
  const points = Array.from({ length }, (_, index) => {
    const day = addDays(today, index + 1 - length);
    const figures = known.get(day);
    const value = measure === "xp" ? (figures?.xp ?? 0) : figures ? minutesOf([figures]) : 0;
    return { date: new Date(`${day}T12:00`), value };
  });
  return (
    <ProgressChart
      measure={measure}
      content={{ kind: "ready", points }}
      controls={
        <Inline gap="small" justify="between">
          <ChipGroup
            legend={t("stats.chart.period")}
            options={periods.map((value) => ({
              value,
              label: t("stats.chart.days", { days: Number(value) }),
            }))}
            value={period}
            onChange={setPeriod}
          />
          <ChipGroup
            legend={t("stats.chart.measure")}
            options={measures.map((value) => ({ value, label: t(`stats.chart.${value}`) }))}
            value={measure}
            onChange={setMeasure}
          />
        </Inline>
      }
    />
  );
}
