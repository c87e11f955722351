export { CalibrationChart } from "../patterns/calibration-chart/CalibrationChart.tsx";
export type { CalibrationChartProps } from "../patterns/calibration-chart/CalibrationChart.tsx";
export type { CalibrationPoint } from "../patterns/calibration-chart/calibration.ts";
