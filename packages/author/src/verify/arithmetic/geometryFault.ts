import type { Figure, GeometryFigure, Point } from "@alambic/contract";

import type { Claim } from "../../model/Provenance.ts";

/** How far a drawn length or angle may be off: figures are in whole units. */
const lengthShare = 0.03;
const degreesOff = 1.5;

/** Measures of a text: numbers with their unit. */
const measures = /\d+(?:[.,\u00A0\u202F]\d+)*(?:\u00A0\p{Letter}+[²³]?|°)?/gu;

/**
 * What is wrong with a plane figure by itself: words that name other measures than it shows, an angle
 * or a right angle that is none, lengths that are not to one scale. Null where nothing is.
 */
export function geometryFault(figure: GeometryFigure): string | null {
  return wordsFault(figure) ?? anglesFault(figure) ?? lengthsFault(figure);
}

/** What is wrong with what is drawn beside a computed question; null where nothing is. */
export function drawnFault(figure: Figure, claims: readonly Claim[]): string | null {
  if (figure.type !== "geometry") return "not recomputed";
  const formula = claims[0]?.left ?? "";
  return geometryFault(figure) ?? circleFault(figure, formula);
}

/**
 * A line in a circle is a radius where the formula reckons with one, which it doubles or squares; else
 * a diameter, which it may halve.
 */
function circleFault({ shapes }: GeometryFigure, formula: string): string | null {
  const circle = shapes.find(({ type }) => type === "circle");
  if (circle?.type !== "circle") return null;
  const { x, y } = circle.center;
  const wanted = /twice|²/u.test(formula) && !formula.includes("half") ? 1 : 2;
  const fault = shapes.find((shape) => {
    if (shape.type !== "segment") return false;
    const { from, to } = shape;
    const radii = Math.hypot(from.x - to.x, from.y - to.y) / circle.radius;
    const starts = wanted === 1 ? [from] : [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }];
    const isCentred = starts.every((at) => Math.hypot(at.x - x, at.y - y) <= 2);
    return !isCentred || Math.abs(radii - wanted) > lengthShare;
  });
  return fault === undefined ? null : "other line of the circle";
}

/** All that stands in a figure. */
export function textsInFigure({ labels, angles }: GeometryFigure): readonly string[] {
  return [...labels.map(({ text }) => text), ...angles.map(({ label }) => label ?? "")];
}

function wordsFault(figure: GeometryFigure): string | null {
  const read = (text: string) => [...text.matchAll(measures)].map(([measure]) => measure);
  const shown = textsInFigure(figure).flatMap(read).toSorted();
  const told = read(figure.description).toSorted();
  return shown.join("; ") === told.join("; ") ? null : "figure described otherwise";
}

function degreesBetween(at: Point, from: Point, to: Point): number {
  const [one, other] = [from, to].map(({ x, y }) => Math.atan2(y - at.y, x - at.x));
  const turn = Math.abs(((one ?? 0) - (other ?? 0)) * (180 / Math.PI));
  return turn > 180 ? 360 - turn : turn;
}

function anglesFault({ angles }: GeometryFigure): string | null {
  const fault = angles.find(({ mark, at, from, to, label = "" }) => {
    const told = mark === "right" ? 90 : Number.parseFloat(label);
    return Math.abs(told - degreesBetween(at, from, to)) > degreesOff;
  });
  return fault === undefined ? null : `angle drawn otherwise ${fault.label ?? ""}`;
}

type Side = readonly [Point, Point];

function sidesOf({ shapes }: GeometryFigure): readonly Side[] {
  return shapes.flatMap((shape): Side[] => {
    switch (shape.type) {
      case "segment":
        return [[shape.from, shape.to]];
      case "polygon":
        return shape.points.map((point, at) => [point, shape.points.at(at - 1) ?? point]);
      case "circle":
        return [];
    }
  });
}

/** Every length stands at the middle of a line, and the lines are as long as it says. */
function lengthsFault(figure: GeometryFigure): string | null {
  const sides = sidesOf(figure);
  const scales: number[] = [];
  for (const { at, text } of figure.labels) {
    const told = Number.parseFloat(text.replaceAll(/[\u00A0\u202F](?=\d)/gu, "").replace(",", "."));
    const side = sides.find(
      ([from, to]) =>
        Math.hypot((from.x + to.x) / 2 - at.x, (from.y + to.y) / 2 - at.y) <= 2 &&
        (from.x !== to.x || from.y !== to.y),
    );
    if (side === undefined) return `no line for ${text}`;
    const [from, to] = side;
    if (!Number.isNaN(told)) scales.push(Math.hypot(from.x - to.x, from.y - to.y) / told);
  }
  const [least, most] = [Math.min(...scales), Math.max(...scales)];
  return scales.length > 1 && (most - least) / most > lengthShare ? "lengths not to scale" : null;
}
