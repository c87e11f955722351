import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { plotMargin, PlotAxes } from "../chart/PlotAxes.tsx";
import { end, label, plot } from "../chart/plot.css.ts";
import { usePlotSize } from "../chart/usePlotSize.ts";
import type { CalibrationPoint } from "./calibration.ts";
import { leastOf } from "./calibration.ts";
import { agreement, gap } from "./CalibrationPlot.css.ts";

export interface CalibrationPlotProps {
  readonly points: readonly CalibrationPoint[];
  readonly formatShare: (share: number) => string;
  /** What the axis below measures; that at the side is told by the table and the sentence. */
  readonly expected: string;
  readonly remembered: string;
}

/** Room for the names of the axes. */
const extra = 20;

/** What was remembered over what was expected: on the rising line both are the same. */
export function CalibrationPlot(props: CalibrationPlotProps) {
  const { points, formatShare, expected, remembered } = props;
  const { plotRef, width, height } = usePlotSize();
  const inner = {
    width: Math.max(0, width - plotMargin.left - plotMargin.right),
    height: Math.max(0, height - plotMargin.top - plotMargin.bottom - extra),
  };
  const least = leastOf(points);
  const domain = [least, 1];
  const across = scaleLinear({ domain, range: [0, inner.width] });
  const down = scaleLinear({ domain, range: [inner.height, 0] });
  const marks = [least, (least + 1) / 2, 1];
  const most = Math.max(...points.map(({ reviews }) => reviews));
  const ends = domain.map((share) => ({ share }));
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
              names={marks.map(formatShare)}
              values={marks}
              formatValue={formatShare}
            />
            <text x={inner.width} y={inner.height + 44} textAnchor="end" className={label}>
              {expected}
            </text>
            <text x={-plotMargin.left + 8} y={-10} className={label}>
              {remembered}
            </text>
            <LinePath
              data={ends}
              x={({ share }) => across(share)}
              y={({ share }) => down(share)}
              className={agreement}
            />
            {points.map((point, place) => (
              <g key={`${place} ${point.expected}`}>
                <line
                  x1={across(point.expected)}
                  x2={across(point.expected)}
                  y1={down(point.expected)}
                  y2={down(point.remembered)}
                  className={gap}
                />
                <circle
                  cx={across(point.expected)}
                  cy={down(point.remembered)}
                  r={4 + 4 * Math.sqrt(point.reviews / most)}
                  className={end}
                />
              </g>
            ))}
          </g>
        </svg>
      )}
    </div>
  );
}
