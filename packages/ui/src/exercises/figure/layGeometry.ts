import type { GeometryFigure, Point, Shape } from "@alambic/contract";
import { bareMargins, drawAngle, page, placing, usualMargins } from "./geometryLayout.ts";
import type { Placing } from "./geometryLayout.ts";
import { edgesOf, placeLabel } from "./labelLayout.ts";
import type { Edges, PlacedLabel } from "./labelLayout.ts";

export interface GeometryLayout extends Placing {
  /** The marks of the angles, as SVG paths. */
  readonly marks: readonly string[];
  readonly labels: readonly PlacedLabel[];
}

/** How often a figure is drawn smaller to make room for its labels. */
const tries = 8;
/** What is left for a figure at least, as a share of its page. */
const leastShare = 0.3;
const rim = 2;

function isCorner({ x, y }: Point, shapes: readonly Shape[]): boolean {
  return shapes.some(
    (shape) =>
      shape.type === "polygon" && shape.points.some((point) => point.x === x && point.y === y),
  );
}

function laidBetween(figure: GeometryFigure, margins: Edges): GeometryLayout {
  const { shapes, angles, labels } = figure;
  const placed = placing(figure, margins);
  const { place } = placed;
  const drawn = angles.map(({ mark, at, from, to, label }) => ({
    ...drawAngle(mark, place(at), place(from), place(to), isCorner(at, shapes)),
    text: label,
  }));
  return {
    ...placed,
    marks: drawn.map(({ path }) => path),
    labels: [
      ...drawn.flatMap(({ text, label }) =>
        text === undefined ? [] : [placeLabel(label, { text, anchor: "center" })],
      ),
      ...labels.map((label) => placeLabel(place(label.at), label)),
    ],
  };
}

/** How far a label runs out of the page on each side; 0 where it does not. */
function beyond(label: PlacedLabel): Edges {
  const { left, right, top, bottom } = edgesOf(label);
  return {
    left: Math.max(0, rim - left),
    right: Math.max(0, right - page.width + rim),
    top: Math.max(0, rim - top),
    bottom: Math.max(0, bottom - page.height + rim),
  };
}

/** Two margins that leave enough between them. */
function bounded(one: number, other: number, whole: number): readonly [number, number] {
  const share = Math.min(1, (whole * (1 - leastShare)) / (one + other));
  return [one * share, other * share];
}

function wider(margins: Edges, by: readonly Edges[]): Edges {
  const grown = (side: keyof Edges) => margins[side] + Math.max(0, ...by.map((of) => of[side]));
  const [left, right] = bounded(grown("left"), grown("right"), page.width);
  const [top, bottom] = bounded(grown("top"), grown("bottom"), page.height);
  return { left, right, top, bottom };
}

/**
 * Where all of a figure stands, in the units of its page: as large as its labels leave room for, each
 * of them whole. What has no room even so is moved in from the edge.
 */
export function layGeometry(figure: GeometryFigure): GeometryLayout {
  let margins = figure.labels.length + figure.angles.length === 0 ? bareMargins : usualMargins;
  let layout = laidBetween(figure, margins);
  for (let count = 0; count < tries; count += 1) {
    const out = layout.labels.map(beyond);
    if (out.every((sides) => Object.values(sides).every((far) => far === 0))) return layout;
    margins = wider(margins, out);
    layout = laidBetween(figure, margins);
  }
  return {
    ...layout,
    labels: layout.labels.map((label) => {
      const { left, right, top, bottom } = beyond(label);
      return { ...label, x: label.x + left - right, y: label.y + top - bottom };
    }),
  };
}
