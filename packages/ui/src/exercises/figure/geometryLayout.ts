import type { GeometryFigure, Point } from "@alambic/contract";
import type { Edges } from "./labelLayout.ts";

/** The room of a figure, in pixels of its drawing. */
export const page = { width: 318, height: 212 } as const;

/** What is kept free around a figure, for labels of a sign or two. */
export const usualMargins: Edges = { left: 54, right: 54, top: 30, bottom: 30 };

/** What its lines need around them where it bears no words. */
export const bareMargins: Edges = { left: 6, right: 6, top: 6, bottom: 6 };

/** Where the points of a figure stand on the page, and how much larger it is there. */
export interface Placing {
  readonly scale: number;
  readonly place: (point: Point) => Point;
}

/** As large as fits between the margins, in their middle. */
export function placing(
  { width, height }: Pick<GeometryFigure, "width" | "height">,
  margins: Edges = usualMargins,
): Placing {
  const room = {
    width: page.width - margins.left - margins.right,
    height: page.height - margins.top - margins.bottom,
  };
  const scale = Math.min(room.width / width, room.height / height);
  const left = margins.left + (room.width - width * scale) / 2;
  const top = margins.top + (room.height - height * scale) / 2;
  return { scale, place: ({ x, y }) => ({ x: left + x * scale, y: top + y * scale }) };
}

/** A direction of length 1. */
export function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** The point at a distance from another, in a direction. */
export function along({ x, y }: Point, towards: Point, distance: number): Point {
  return { x: x + towards.x * distance, y: y + towards.y * distance };
}

/** Half of the angle between two directions, from 0 to π/2. */
function halfAngle(one: Point, other: Point): number {
  return Math.acos(Math.min(1, Math.max(-1, one.x * other.x + one.y * other.y))) / 2;
}

/** The direction in the middle of two; across them where they point away from each other. */
function middle(one: Point, other: Point): Point {
  const sum = { x: one.x + other.x, y: one.y + other.y };
  if (Math.hypot(sum.x, sum.y) < 0.01) return { x: one.y, y: -one.x };
  return direction({ x: 0, y: 0 }, sum);
}

const arcRadius = 24;
const rightSide = 14;

export interface DrawnAngle {
  /** An SVG path. */
  readonly path: string;
  /** Where its label stands. */
  readonly label: Point;
}

const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** How wide an angle has to be, between its sides, for a label to stand there. */
const labelRoom = 34;
/** What is shorter has no room for the labels of two angles. */
const shortSide = 96;

/**
 * Where the label of an angle stands: in it where there is room; else outside the corner of a shape,
 * and between free lines at their end.
 */
function labelPlace(at: Point, from: Point, to: Point, size: number, isCorner: boolean): Point {
  const [one, other] = [direction(at, from), direction(at, to)];
  const lengths = [from, to].map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const shorter = Math.min(...lengths);
  const towards = middle(one, other);
  const sides = Math.abs(towards.x);
  const wide = labelRoom / 2 / Math.max(Math.sin(halfAngle(one, other)), 0.02);
  const distance = Math.max(size + 16 + 10 * sides, wide);
  if (isCorner && (shorter < shortSide || distance > 0.7 * shorter)) {
    return along(at, towards, -14 - 8 * sides);
  }
  return along(at, towards, distance > 0.85 * shorter ? Math.max(...lengths) + 16 : distance);
}

/** The mark of an angle, all points given on the page; `isCorner` where it is one of a shape. */
export function drawAngle(
  mark: "right" | "arc",
  at: Point,
  from: Point,
  to: Point,
  isCorner = false,
): DrawnAngle {
  const [one, other] = [direction(at, from), direction(at, to)];
  const size = mark === "right" ? rightSide : arcRadius;
  const [start, end] = [along(at, one, size), along(at, other, size)];
  const turn = one.x * other.y - one.y * other.x > 0 ? 1 : 0;
  const path =
    mark === "right"
      ? `M${written(start)}L${written(along(start, other, size))}L${written(end)}`
      : `M${written(start)}A${size} ${size} 0 0 ${turn} ${written(end)}`;
  return { path, label: labelPlace(at, from, to, size, isCorner) };
}

const tickSide = 6;
const tickGap = 5;

/** Strokes across the middle of a segment, as an SVG path. */
export function drawTicks(from: Point, to: Point, count: number): string {
  const towards = direction(from, to);
  const across = { x: -towards.y, y: towards.x };
  const centre = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return Array.from({ length: count }, (_, index) => {
    const on = along(centre, towards, (index - (count - 1) / 2) * tickGap);
    return `M${written(along(on, across, tickSide))}L${written(along(on, across, -tickSide))}`;
  }).join("");
}
