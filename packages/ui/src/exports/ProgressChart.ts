export { ProgressChart, progressMeasures } from "../patterns/progress-chart/ProgressChart.tsx";
export type {
  ProgressChartProps,
  ProgressMeasure,
} from "../patterns/progress-chart/ProgressChart.tsx";
