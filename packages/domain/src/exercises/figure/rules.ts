import type { Figure, GeometryFigure, Point, Shape, StaffFigure } from "@alambic/contract";
import type { Report } from "../checks/index.ts";
import { member } from "../checks/index.ts";
import { readPlacement } from "./pieces.ts";

function corners(shape: Shape): readonly Point[] {
  switch (shape.type) {
    case "polygon":
      return shape.points;
    case "segment":
      return [shape.from, shape.to];
    case "circle": {
      const { center, radius } = shape;
      return [
        { x: center.x - radius, y: center.y - radius },
        { x: center.x + radius, y: center.y + radius },
      ];
    }
  }
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}

/** All that is drawn lies inside the figure, and no line or angle is without a direction. */
function geometryRules(figure: GeometryFigure, path: string, report: Report): void {
  const { width, height, shapes, angles, labels } = figure;
  const within = (points: readonly Point[], where: string) => {
    if (points.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)) return;
    report(where, "too_large", `Expected to lie within ${width} × ${height}.`);
  };
  for (const [index, shape] of shapes.entries()) {
    const where = member(member(path, "shapes"), index);
    within(corners(shape), where);
    if (shape.type === "segment" && isSame(shape.from, shape.to)) {
      report(where, "malformed", "A segment joins two points.");
    }
  }
  for (const [index, { at, from, to }] of angles.entries()) {
    const where = member(member(path, "angles"), index);
    within([at, from, to], where);
    if (isSame(at, from) || isSame(at, to)) {
      report(where, "malformed", "The sides of an angle lead away from it.");
    }
  }
  for (const [index, { at }] of labels.entries()) {
    within([at], member(member(path, "labels"), index));
  }
}

/** The notes of a chord share a stem: they have one length, and none is there twice. */
function staffRules({ notes, together }: StaffFigure, path: string, report: Report): void {
  if (!together) return;
  const first = notes[0]?.length ?? "whole";
  const names = new Set<string>();
  for (const [index, { letter, octave, accidental = "", length = "whole" }] of notes.entries()) {
    const where = member(member(path, "notes"), index);
    const name = `${letter}${octave}${accidental}`;
    if (names.has(name)) report(where, "malformed", "A chord has each of its notes once.");
    names.add(name);
    if (length !== first) {
      report(member(where, "length"), "malformed", "The notes of a chord have one length.");
    }
  }
}

/** What no schema can say of a figure. */
export function figureRules(figure: Figure, path: string, report: Report): void {
  if (figure.type === "geometry") geometryRules(figure, path, report);
  if (figure.type === "staff") staffRules(figure, path, report);
  if (figure.type === "chessboard" && readPlacement(figure.position) === null) {
    report(member(path, "position"), "malformed", "Each rank has eight squares.");
  }
}
