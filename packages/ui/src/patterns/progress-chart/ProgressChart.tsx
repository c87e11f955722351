import { useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import type { ChartContent, ChartPoint } from "../chart/chart-content.ts";
import { ChartEmpty, ChartError, ChartFigure, ChartSkeleton } from "../chart/ChartFigure.tsx";
import type { LoadPlot } from "../chart/plot-props.ts";

const loadPlot: LoadPlot = async () => (await import("../chart/BarPlot.tsx")).BarPlot;

export const progressMeasures = ["minutes", "xp", "cards"] as const;
export type ProgressMeasure = (typeof progressMeasures)[number];

export interface ProgressChartProps {
  /** One point for each day, in order of time. */
  readonly content: ChartContent<{ readonly points: readonly ChartPoint[] }>;
  /** What the bars count. */
  readonly measure: ProgressMeasure;
  /** What chooses the days and the measure. */
  readonly controls?: ReactNode;
  readonly headingLevel?: HeadingLevel | undefined;
}

const wordsOf = {
  minutes: {
    title: "learning.progressChart.title",
    summary: "learning.progressChart.summaryMinutes",
    column: "learning.progressChart.minutes",
    empty: "learning.progressChart.emptyText",
  },
  xp: {
    title: "learning.progressChart.title",
    summary: "learning.progressChart.summaryXp",
    column: "learning.progressChart.xp",
    empty: "learning.progressChart.emptyText",
  },
  cards: {
    title: "learning.progressChart.cardsTitle",
    summary: "learning.progressChart.summaryCards",
    column: "learning.progressChart.cards",
    empty: "learning.progressChart.emptyCards",
  },
} as const satisfies Record<ProgressMeasure, object>;

/** How much was studied on each day, in minutes or XP; or how many cards come. */
export function ProgressChart({
  content,
  measure,
  controls,
  headingLevel = 2,
}: ProgressChartProps) {
  const { t, number, date } = useI18n();
  switch (content.kind) {
    case "loading":
      return <ChartSkeleton />;
    case "failed":
      return <ChartError onRetry={content.onRetry} />;
    case "ready": {
      const { points } = content;
      const words = wordsOf[measure];
      const total = points.reduce((sum, { value }) => sum + value, 0);
      const best = points.toSorted((a, b) => b.value - a.value)[0];
      if (best === undefined || total === 0) {
        return (
          <ChartEmpty title={t(words.title)} headingLevel={headingLevel} controls={controls}>
            {t(words.empty)}
          </ChartEmpty>
        );
      }
      const long = (value: Date) => date(value, { weekday: "long", day: "numeric", month: "long" });
      const values = { total, days: points.length, best: long(best.date) };
      const title = t(words.title);
      return (
        <ChartFigure
          title={title}
          summary={t(words.summary, values)}
          headingLevel={headingLevel}
          aside={controls}
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
              { id: "value", label: t(words.column) },
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
