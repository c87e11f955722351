import { useI18n } from "@alambic/i18n/react";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import type { ChartContent, ChartPoint } from "../chart/chart-content.ts";
import { ChartEmpty, ChartError, ChartFigure, ChartSkeleton } from "../chart/ChartFigure.tsx";
import type { LoadPlot } from "../chart/plot-props.ts";
import { StatRow } from "../stat-row/StatRow.tsx";

const loadPlot: LoadPlot = async () => (await import("../chart/LinePlot.tsx")).LinePlot;

/** Shares of cards remembered, from 0 to 1. */
export interface Retention {
  readonly overSevenDays: number;
  readonly overThirtyDays: number;
  /** By day, in order of time. */
  readonly points: readonly ChartPoint[];
}

export interface RetentionChartProps {
  readonly content: ChartContent<Retention>;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** How much of what was reviewed was still known, day by day. */
export function RetentionChart({ content, headingLevel = 2 }: RetentionChartProps) {
  const { t, number, date } = useI18n();
  const percent = (value: number) => number(value, { style: "percent" });
  const day = (value: Date) => date(value, { day: "numeric", month: "short" });
  switch (content.kind) {
    case "loading":
      return <ChartSkeleton />;
    case "failed":
      return <ChartError onRetry={content.onRetry} />;
    case "ready": {
      const { points, overSevenDays, overThirtyDays } = content;
      const title = t("learning.retention.title");
      if (points.length < 2) {
        return (
          <ChartEmpty title={title} headingLevel={headingLevel}>
            {t("learning.retention.emptyText")}
          </ChartEmpty>
        );
      }
      const seven = percent(overSevenDays);
      const thirty = percent(overThirtyDays);
      return (
        <ChartFigure
          title={title}
          summary={t("learning.retention.summary", { seven, thirty })}
          headingLevel={headingLevel}
          aside={
            <StatRow
              stats={[
                { value: seven, label: t("learning.retention.seven"), accent: true },
                { value: thirty, label: t("learning.retention.thirty") },
              ]}
            />
          }
          loadPlot={loadPlot}
          plot={{ points, formatDay: day, formatValue: percent }}
          table={{
            caption: title,
            columns: [
              { id: "day", label: t("learning.retention.day") },
              { id: "share", label: t("learning.retention.share") },
            ],
            rows: points.map((point) => ({
              id: point.date.toISOString(),
              cells: [date(point.date, { dateStyle: "long" }), percent(point.value)],
            })),
          }}
        />
      );
    }
  }
}
