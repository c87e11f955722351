import { scaleLinear, scaleTime } from "@visx/scale";
import { AreaClosed, LinePath } from "@visx/shape";
import { useId } from "react";
import type { ChartPoint } from "./chart-content.ts";
import type { PlotProps } from "./plot-props.ts";
import { areaFrom, areaTo, end, label, line, plot } from "./plot.css.ts";
import { PlotAxes, plotMargin } from "./PlotAxes.tsx";
import { spread } from "./spread.ts";
import { usePlotSize } from "./usePlotSize.ts";

/** A share over time: at least two points, values up to 1. */
export function LinePlot({ points, formatDay, formatValue }: PlotProps) {
  const { plotRef, width, height } = usePlotSize();
  const gradient = useId();
  const inner = {
    width: Math.max(0, width - plotMargin.left - plotMargin.right),
    height: Math.max(0, height - plotMargin.top - plotMargin.bottom),
  };
  const times = points.map(({ date }) => date.getTime());
  const across = scaleTime({
    domain: [Math.min(...times), Math.max(...times)],
    range: [0, inner.width],
  });
  const down = scaleLinear({ domain: [0, 1], range: [inner.height, 0] });
  const marks = spread(
    points.map(({ date }) => date),
    Math.floor(inner.width / 72),
  );
  const x = (point: ChartPoint) => across(point.date);
  const y = (point: ChartPoint) => down(point.value);
  const last = points.at(-1);
  return (
    <div ref={plotRef} className={plot}>
      {width === 0 ? null : (
        <svg width={width} height={height} focusable="false">
          <defs>
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={areaFrom} />
              <stop offset="1" className={areaTo} />
            </linearGradient>
          </defs>
          <g transform={`translate(${plotMargin.left} ${plotMargin.top})`}>
            <PlotAxes
              across={across}
              down={down}
              width={inner.width}
              height={inner.height}
              marks={marks}
              names={marks.map(formatDay)}
              values={[0, 0.5, 1]}
              formatValue={formatValue}
            />
            <AreaClosed data={[...points]} x={x} y={y} yScale={down} fill={`url(#${gradient})`} />
            <LinePath data={[...points]} x={x} y={y} className={line} />
            {last === undefined ? null : (
              <g transform={`translate(${x(last)} ${y(last)})`}>
                <circle r={6} className={end} />
                <text y={-14} textAnchor="end" x={8} className={label}>
                  {formatValue(last.value)}
                </text>
              </g>
            )}
          </g>
        </svg>
      )}
    </div>
  );
}
