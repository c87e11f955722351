import type { LessonTemplate } from "../LessonTemplate.ts";
import type { MakeProblem } from "../Problem.ts";
import * as angles from "./angles.ts";
import * as areas from "./areas.ts";
import * as chance from "./chance.ts";
import * as circles from "./circles.ts";
import * as data from "./data.ts";
import type { WordedLesson } from "./ids.ts";
import * as plane from "./plane.ts";
import * as triangles from "./right-triangles.ts";
import * as tables from "./tables.ts";
import * as volumes from "./volumes.ts";

/** Geometry, statistics and probability. */
export const wordedLessons = {
  "geo-perimeter-square": lesson(areas.perimeterOfSquare),
  "geo-perimeter-rectangle": lesson(areas.perimeterOfRectangle),
  "geo-perimeter-triangle": lesson(areas.perimeterOfTriangle),
  "geo-area-square": lesson(areas.square),
  "geo-area-rectangle": lesson(areas.rectangle),
  "geo-area-triangle": lesson(areas.triangle),
  "geo-area-parallelogram": lesson(areas.parallelogram),
  "geo-area-trapezium": lesson(areas.trapezium),
  "geo-angle-right": lesson(angles.complementary),
  "geo-angle-straight": lesson(angles.supplementary),
  "geo-angle-triangle": lesson(angles.ofTriangle),
  "geo-pythagoras": lesson(triangles.hypotenuse),
  "geo-pythagoras-leg": lesson(triangles.leg),
  "geo-circumference": lesson(circles.circumference),
  "geo-circle-area": lesson(circles.area),
  "geo-volume-cuboid": lesson(volumes.cuboid),
  "geo-volume-cylinder": lesson(circles.cylinder),
  "geo-scale": lesson(plane.scale),
  "geo-coordinates": lesson(plane.distance),
  "stat-mean": lesson(data.mean),
  "stat-median": lesson(data.median),
  "stat-mode": lesson(data.mode),
  "stat-range": lesson(data.range),
  "stat-table": lesson(tables.table),
  "stat-weighted": lesson(tables.weighted),
  "stat-percent": lesson(tables.percent),
  "prob-urn": lesson(chance.urn),
  "prob-die": lesson(chance.die),
  "prob-cards": lesson(chance.cards),
  "prob-two": lesson(chance.twoDraws),
  "count-product": lesson(chance.product),
  "count-choose": lesson(chance.choice),
} satisfies Record<WordedLesson, LessonTemplate>;

function lesson(make: MakeProblem): LessonTemplate {
  return { make, question: "worded" };
}
