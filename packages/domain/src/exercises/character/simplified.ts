import type { Stroke, StrokePoint } from "@alambic/contract";
import { distance } from "./geometry.ts";
import { side } from "./square.ts";

const most = 64;

/** How far a point lies from the line between two others. */
function offLine(point: StrokePoint, from: StrokePoint, to: StrokePoint): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const area = (to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y);
  return Math.abs(area) / length;
}

/** The points that a line bends at by more than so much (Ramer, Douglas and Peucker). */
function bends(points: readonly StrokePoint[], least: number): StrokePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const offs = points.map((point) => offLine(point, first, last));
  const furthest = offs.reduce((best, off, at) => (off > (offs[best] ?? 0) ? at : best), 0);
  if ((offs[furthest] ?? 0) <= least) return [first, last];
  return [
    ...bends(points.slice(0, furthest + 1), least).slice(0, -1),
    ...bends(points.slice(furthest), least),
  ];
}

function placed({ x, y }: StrokePoint): StrokePoint {
  const within = (value: number) => Math.min(side, Math.max(0, Math.round(value)));
  return { x: within(x), y: within(y) };
}

/** A stroke as it is sent: whole places in the square, no more than are needed to draw it again. */
export function simplified(points: readonly StrokePoint[]): Stroke {
  let least = 4;
  let stroke = bends(points.map(placed), least);
  while (stroke.length > most) {
    least *= 1.5;
    stroke = bends(stroke, least);
  }
  return stroke;
}
