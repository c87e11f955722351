import { scaleBand, scaleLinear } from "@visx/scale";
import { BarRounded } from "@visx/shape";
import type { PlotProps } from "./plot-props.ts";
import { bar, bestBar, label, plot } from "./plot.css.ts";
import { PlotAxes, plotMargin } from "./PlotAxes.tsx";
import { spread } from "./spread.ts";
import { usePlotSize } from "./usePlotSize.ts";

/** An amount for each day; the greatest is marked and named. */
export function BarPlot({ points, formatDay, formatValue }: PlotProps) {
  const { plotRef, width, height } = usePlotSize();
  const inner = {
    width: Math.max(0, width - plotMargin.left - plotMargin.right),
    height: Math.max(0, height - plotMargin.top - plotMargin.bottom),
  };
  const most = Math.max(1, ...points.map(({ value }) => value));
  const days = points.map(({ date }) => date);
  const across = scaleBand({ domain: days, range: [0, inner.width], padding: 0.28 });
  const down = scaleLinear({ domain: [0, most], range: [inner.height, 0], nice: 3 });
  const marks = spread(days, Math.floor(inner.width / 56));
  const best = points.find(({ value }) => value === most);
  return (
    <div ref={plotRef} className={plot}>
      {width === 0 ? null : (
        <svg width={width} height={height} focusable="false">
          <g transform={`translate(${plotMargin.left} ${plotMargin.top})`}>
            <PlotAxes
              across={across}
              down={down}
              width={inner.width}
              height={inner.height}
              marks={marks}
              names={marks.map(formatDay)}
              values={down.ticks(3)}
              formatValue={formatValue}
            />
            {points.map((point) => {
              const top = down(point.value);
              const x = across(point.date) ?? 0;
              const breadth = across.bandwidth();
              if (point.value <= 0) return null;
              return (
                <g key={point.date.getTime()}>
                  <BarRounded
                    x={x}
                    y={top}
                    width={breadth}
                    height={inner.height - top}
                    radius={Math.min(8, breadth / 2, inner.height - top)}
                    top
                    className={point === best ? bestBar : bar}
                  />
                  {point === best ? (
                    <text x={x + breadth / 2} y={top - 8} textAnchor="middle" className={label}>
                      {formatValue(point.value)}
                    </text>
                  ) : null}
                </g>
              );
            })}
          </g>
        </svg>
      )}
    </div>
  );
}
