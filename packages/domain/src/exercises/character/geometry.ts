import type { Stroke, StrokePoint } from "@alambic/contract";

export function distance(a: StrokePoint, b: StrokePoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The length of a stroke along its line. */
export function lengthOf(stroke: Stroke): number {
  return stroke.reduce((sum, point, at) => {
    const before = stroke[at - 1];
    return before === undefined ? sum : sum + distance(before, point);
  }, 0);
}

function between(a: StrokePoint, b: StrokePoint, share: number): StrokePoint {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** So many points at equal steps along a stroke, from its start to its end. */
export function resampled(stroke: Stroke, count: number): StrokePoint[] {
  const [first = { x: 0, y: 0 }] = stroke;
  const step = lengthOf(stroke) / (count - 1);
  const points = [first];
  let walked = 0;
  let before = first;
  for (const point of stroke.slice(1)) {
    let gap = distance(before, point);
    while (points.length < count && gap > 0 && walked + gap >= step * points.length) {
      const rest = step * points.length - walked;
      before = between(before, point, Math.min(1, Math.max(0, rest / gap)));
      points.push(before);
      walked = step * (points.length - 1);
      gap = distance(before, point);
      if (step === 0) break;
    }
    walked += gap;
    before = point;
  }
  while (points.length < count) points.push(stroke.at(-1) ?? first);
  return points;
}

interface Box {
  readonly centre: StrokePoint;
  readonly size: number;
}

function boxOf(strokes: readonly Stroke[]): Box {
  const points = strokes.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    size: Math.max(right - left, bottom - top),
  };
}

/** Small and large writing is as good: up to half or twice the size, no more. */
const scales = { least: 0.5, most: 2 } as const;

/**
 * A drawing laid on another: moved to its middle, and brought to its size. Its shape stays; strokes
 * beyond those of the other follow along.
 */
export function fitted(drawing: readonly Stroke[], onto: readonly Stroke[]): Stroke[] {
  const [own, wanted] = [boxOf(drawing.slice(0, onto.length)), boxOf(onto)];
  const ratio = own.size === 0 ? 1 : wanted.size / own.size;
  const scale = Math.min(scales.most, Math.max(scales.least, ratio));
  return drawing.map((stroke) =>
    stroke.map(({ x, y }) => ({
      x: wanted.centre.x + (x - own.centre.x) * scale,
      y: wanted.centre.y + (y - own.centre.y) * scale,
    })),
  );
}
