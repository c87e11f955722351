export { RetentionChart } from "../patterns/retention-chart/RetentionChart.tsx";
export type {
  Retention,
  RetentionChartProps,
} from "../patterns/retention-chart/RetentionChart.tsx";
export type { ChartContent, ChartPoint } from "../patterns/chart/chart-content.ts";
