import { axis, path, plot } from "./motion.css.ts";

export interface CurveProps {
  /** The two handles of a cubic Bézier: x1, y1, x2, y2. */
  readonly figures: readonly number[];
}

/** A curve of motion, time to the right and way upwards. Decoration beside its figures. */
export function Curve({ figures }: CurveProps) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = figures.map((figure) => figure * 100);
  return (
    <svg viewBox="-4 -4 108 108" className={plot} aria-hidden focusable="false">
      <path className={axis} d="M0 0 V100 H100" />
      <path className={path} d={`M0 100 C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`} />
    </svg>
  );
}
