import type { FigureLabel, GeometryFigure, Point, Shape } from "@alambic/contract";

/** A shape in lengths of its own, with its y axis pointing up. */
export interface Sketch {
  readonly outline?: readonly Point[];
  readonly circle?: { readonly center: Point; readonly radius: number };
  readonly lines?: readonly SketchLine[];
  readonly angles?: GeometryFigure["angles"];
  readonly labels: readonly FigureLabel[];
}

export interface SketchLine {
  readonly from: Point;
  readonly to: Point;
  readonly dashed?: boolean;
  readonly ticks?: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

export function midpoint(one: Point, other: Point): Point {
  return point((one.x + other.x) / 2, (one.y + other.y) / 2);
}

/** The unit of a figure: fine enough for a length to be told from the next. */
const size = 900;

/** The figure of a sketch, with what it shows in words. */
export function figureOf(sketch: Sketch, description: string): GeometryFigure {
  const { outline, circle, lines = [], angles = [], labels } = sketch;
  const corners = [
    ...(outline ?? []),
    ...lines.flatMap(({ from, to }) => [from, to]),
    ...(circle === undefined ? [] : around(circle)),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  const [wide, high] = [Math.max(...xs) - left, top - Math.min(...ys)];
  const scale = size / Math.max(wide, high);
  const place = ({ x, y }: Point) =>
    point(Math.round((x - left) * scale), Math.round((top - y) * scale));
  const shapes: Shape[] = [
    ...(outline === undefined ? [] : [{ type: "polygon" as const, points: outline.map(place) }]),
    ...(circle === undefined ? [] : [round(circle, place, scale)]),
    ...lines.map(({ from, to, ...look }) => ({
      type: "segment" as const,
      from: place(from),
      to: place(to),
      ...look,
    })),
  ];
  return {
    type: "geometry",
    width: Math.max(1, Math.round(wide * scale)),
    height: Math.max(1, Math.round(high * scale)),
    shapes,
    angles: angles.map((angle) => ({
      ...angle,
      at: place(angle.at),
      from: place(angle.from),
      to: place(angle.to),
    })),
    labels: labels.map((label) => ({ ...label, at: place(label.at) })),
    description,
  };
}

type Circle = NonNullable<Sketch["circle"]>;

function around({ center: { x, y }, radius }: Circle): Point[] {
  return [point(x - radius, y - radius), point(x + radius, y + radius)];
}

function round(circle: Circle, place: (at: Point) => Point, scale: number): Shape {
  return {
    type: "circle",
    center: place(circle.center),
    radius: Math.floor(circle.radius * scale),
  };
}
