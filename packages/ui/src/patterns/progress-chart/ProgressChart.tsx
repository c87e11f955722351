import { useI18n } from "@alambic/i18n/react";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import type { ChartContent, ChartPoint } from "../chart/chart-content.ts";
import { ChartEmpty, ChartError, ChartFigure, ChartSkeleton } from "../chart/ChartFigure.tsx";
import type { LoadPlot } from "../chart/plot-props.ts";

const loadPlot: LoadPlot = async () => (await import("../chart/BarPlot.tsx")).BarPlot;

export const progressMeasures = ["minutes", "xp"] as const;
export type ProgressMeasure = (typeof progressMeasures)[number];

export interface ProgressChartProps {
  /** One point for each day, in order of time. */
  readonly content: ChartContent<{ readonly points: readonly ChartPoint[] }>;
  /** What the bars count. */
  readonly measure: ProgressMeasure;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** How much was studied on each day, in minutes or XP. */
export function ProgressChart({ content, measure, headingLevel = 2 }: ProgressChartProps) {
  const { t, number, date } = useI18n();
  switch (content.kind) {
    case "loading":
      return <ChartSkeleton />;
    case "failed":
      return <ChartError onRetry={content.onRetry} />;
    case "ready": {
      const { points } = content;
      const total = points.reduce((sum, { value }) => sum + value, 0);
      const best = points.toSorted((a, b) => b.value - a.value)[0];
      if (best === undefined || total === 0) {
        return <ChartEmpty>{t("learning.progressChart.emptyText")}</ChartEmpty>;
      }
      const long = (value: Date) => date(value, { weekday: "long", day: "numeric", month: "long" });
      const values = { total, days: points.length, best: long(best.date) };
      const title = t("learning.progressChart.title");
      return (
        <ChartFigure
          title={title}
          summary={
            measure === "minutes"
              ? t("learning.progressChart.summaryMinutes", values)
              : t("learning.progressChart.summaryXp", values)
          }
          headingLevel={headingLevel}
          loadPlot={loadPlot}
          plot={{
            points,
            formatDay: (value) => date(value, { day: "numeric", month: "numeric" }),
            formatValue: (value) => number(value),
          }}
          table={{
            caption: title,
            columns: [
              { id: "day", label: t("learning.retention.day") },
              { id: "value", label: t(`learning.progressChart.${measure}`) },
            ],
            rows: points.map((point) => ({
              id: point.date.toISOString(),
              cells: [long(point.date), number(point.value)],
            })),
          }}
        />
      );
    }
  }
}
