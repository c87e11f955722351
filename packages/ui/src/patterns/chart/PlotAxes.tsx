import { AxisBottom, AxisLeft } from "@visx/axis";
import type { AxisScale } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { rule } from "./plot.css.ts";

/** Room around a plot for the words of its axes, in CSS pixels. */
export const plotMargin = { top: 24, right: 28, bottom: 32, left: 52 } as const;

export interface PlotAxesProps<Down extends AxisScale<number>, Across extends AxisScale<number>> {
  readonly across: Across;
  readonly down: Down;
  readonly width: number;
  readonly height: number;
  /** What is named on the axis below, and how. */
  readonly marks: readonly (Date | number)[];
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly formatValue: (value: number) => string;
}

const words = { fill: "currentColor", fontSize: "inherit", fontFamily: "inherit" } as const;

/** The rules and the words of both axes. */
export function PlotAxes<Down extends AxisScale<number>, Across extends AxisScale<number>>(
  props: PlotAxesProps<Down, Across>,
) {
  const { across, down, width, height, marks, names, values, formatValue } = props;
  return (
    <>
      <GridRows scale={down} width={width} tickValues={[...values]} className={rule} stroke="" />
      <AxisLeft
        scale={down}
        tickValues={[...values]}
        tickFormat={(value) => formatValue(Number(value))}
        tickLabelProps={{ ...words, textAnchor: "end", dx: -4, verticalAnchor: "middle", dy: 0 }}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={across}
        top={height}
        tickValues={[...marks]}
        tickFormat={(_, index) => names[index]}
        tickLabelProps={{ ...words, textAnchor: "middle", dy: 8 }}
        hideAxisLine
        hideTicks
      />
    </>
  );
}
