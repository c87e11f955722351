import { useI18n } from "@alambic/i18n/react";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import type { ChartContent } from "../chart/chart-content.ts";
import { ChartEmpty, ChartError, ChartFigure, ChartSkeleton } from "../chart/ChartFigure.tsx";
import type { LoadPlot } from "../chart/plot-props.ts";
import type { CalibrationPoint } from "./calibration.ts";
import type { CalibrationPlotProps } from "./CalibrationPlot.tsx";

const loadPlot: LoadPlot<CalibrationPlotProps> = async () =>
  (await import("./CalibrationPlot.tsx")).CalibrationPlot;

export interface CalibrationChartProps {
  /** The points from the least to the most likely remembered. */
  readonly content: ChartContent<{ readonly points: readonly CalibrationPoint[] }>;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** Whether so much was remembered of reviews as was expected of them. */
export function CalibrationChart({ content, headingLevel = 2 }: CalibrationChartProps) {
  const { t, number } = useI18n();
  const percent = (share: number) => number(share, { style: "percent", maximumFractionDigits: 0 });
  switch (content.kind) {
    case "loading":
      return <ChartSkeleton />;
    case "failed":
      return <ChartError onRetry={content.onRetry} />;
    case "ready": {
      const { points } = content;
      const title = t("memory.chart.title");
      if (points.length === 0) {
        return (
          <ChartEmpty title={title} headingLevel={headingLevel}>
            {t("memory.chart.empty")}
          </ChartEmpty>
        );
      }
      const reviews = points.reduce((sum, point) => sum + point.reviews, 0);
      const over = (of: (point: CalibrationPoint) => number) =>
        percent(points.reduce((sum, point) => sum + of(point) * point.reviews, 0) / reviews);
      return (
        <ChartFigure
          title={title}
          summary={t("memory.chart.summary", {
            reviews,
            expected: over(({ expected }) => expected),
            remembered: over(({ remembered }) => remembered),
          })}
          headingLevel={headingLevel}
          loadPlot={loadPlot}
          plot={{
            points,
            formatShare: percent,
            expected: t("memory.chart.expected"),
            remembered: t("memory.chart.remembered"),
          }}
          table={{
            caption: title,
            columns: [
              { id: "expected", label: t("memory.chart.expected") },
              { id: "remembered", label: t("memory.chart.remembered") },
              { id: "reviews", label: t("memory.chart.reviews") },
            ],
            rows: points.map((point, place) => ({
              id: String(place),
              cells: [
                number(point.expected, { style: "percent", maximumFractionDigits: 1 }),
                number(point.remembered, { style: "percent", maximumFractionDigits: 1 }),
                number(point.reviews),
              ],
            })),
          }}
        />
      );
    }
  }
}
