import type { ComponentType } from "react";
import type { ChartPoint } from "./chart-content.ts";

/** What every plot draws. */
export interface PlotProps {
  /** One for each day, in order of time; values from 0. */
  readonly points: readonly ChartPoint[];
  readonly formatDay: (day: Date) => string;
  readonly formatValue: (value: number) => string;
}

/** Loads the code that draws a plot. It has to be the same function each time. */
export type LoadPlot<Props extends object = PlotProps> = () => Promise<ComponentType<Props>>;
