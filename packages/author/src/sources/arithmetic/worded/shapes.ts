import type { AngleMark, FigureLabel, Point } from "@alambic/contract";

import { midpoint, point } from "./sketch.ts";
import type { Sketch } from "./sketch.ts";

/** A length as a number, to draw it, and as it is read. */
export type Measure = readonly [length: number, shown: string];

/** Stands in a figure for what is sought. */
const sought = "?";

const origin = point(0, 0);

function onSide(
  one: Point,
  other: Point,
  text: string,
  anchor: FigureLabel["anchor"],
): FigureLabel {
  return { at: midpoint(one, other), text, anchor };
}

function rightAngle(at: Point, from: Point, to: Point): AngleMark {
  return { mark: "right", at, from, to };
}

function arc(at: Point, from: Point, to: Point, label: string): AngleMark {
  return { mark: "arc", at, from, to, label };
}

function boxed([wide]: Measure, [high]: Measure): readonly [Point, Point, Point, Point] {
  return [origin, point(wide, 0), point(wide, high), point(0, high)];
}

function rightCorners(corners: readonly [Point, Point, Point, Point]): AngleMark[] {
  const [a, b, c, d] = corners;
  return [rightAngle(a, d, b), rightAngle(b, a, c), rightAngle(c, b, d), rightAngle(d, c, a)];
}

export function square(side: Measure): Sketch {
  const corners = boxed(side, side);
  const [a, b, c, d] = corners;
  return {
    outline: corners,
    lines: [
      { from: a, to: b, ticks: 1 },
      { from: b, to: c, ticks: 1 },
      { from: c, to: d, ticks: 1 },
      { from: d, to: a, ticks: 1 },
    ],
    angles: rightCorners(corners),
    labels: [onSide(a, b, side[1], "below")],
  };
}

export function rectangle(long: Measure, short: Measure): Sketch {
  const corners = boxed(long, short);
  const [a, b, c] = corners;
  return {
    outline: corners,
    angles: rightCorners(corners),
    labels: [onSide(a, b, long[1], "below"), onSide(b, c, short[1], "right")],
  };
}

/** A triangle on its longest side. */
export function triangleOfSides(sides: readonly [Measure, Measure, Measure]): Sketch {
  const [left, right, base] = sides.toSorted(([one], [other]) => one - other);
  if (left === undefined || right === undefined || base === undefined) return { labels: [] };
  const x = (left[0] ** 2 - right[0] ** 2 + base[0] ** 2) / (2 * base[0]);
  const [a, b] = [origin, point(base[0], 0)];
  const top = point(x, Math.sqrt(left[0] ** 2 - x ** 2));
  return {
    outline: [a, b, top],
    labels: [
      onSide(a, b, base[1], "below"),
      onSide(a, top, left[1], "above_left"),
      onSide(b, top, right[1], "above_right"),
    ],
  };
}

/** A triangle with its height, which is dashed; in a narrow one it is a side, with room beside it. */
export function triangleOfHeight(base: Measure, height: Measure): Sketch {
  const isNarrow = base[0] < height[0] * 0.8;
  const foot = point(isNarrow ? 0 : base[0] * 0.35, 0);
  const top = point(foot.x, height[0]);
  const [a, b] = [origin, point(base[0], 0)];
  return {
    outline: [a, b, top],
    lines: [{ from: top, to: foot, dashed: true }],
    angles: [rightAngle(foot, b, top)],
    labels: [
      onSide(a, b, base[1], "below"),
      onSide(foot, top, height[1], isNarrow ? "left" : "right"),
    ],
  };
}

/** A parallelogram with its height; where it leans out, the foot stands on the line of its base. */
export function parallelogram(base: Measure, height: Measure, side: Measure): Sketch {
  const lean = Math.sqrt(side[0] ** 2 - height[0] ** 2);
  const [a, b] = [origin, point(base[0], 0)];
  const [c, d] = [point(base[0] + lean, height[0]), point(lean, height[0])];
  const foot = point(lean, 0);
  const isOutside = lean > base[0];
  return {
    outline: [a, b, c, d],
    lines: [
      { from: d, to: foot, dashed: true },
      ...(isOutside ? [{ from: b, to: foot, dashed: true }] : []),
    ],
    angles: [rightAngle(foot, isOutside ? point(lean + 1, 0) : a, d)],
    labels: [
      onSide(a, b, base[1], "below"),
      onSide(foot, d, height[1], "right"),
      onSide(a, d, side[1], "above_left"),
    ],
  };
}

export function trapezium(long: Measure, short: Measure, height: Measure): Sketch {
  const left = (long[0] - short[0]) * 0.35;
  const [a, b] = [origin, point(long[0], 0)];
  const [c, d] = [point(left + short[0], height[0]), point(left, height[0])];
  const foot = point(left, 0);
  return {
    outline: [a, b, c, d],
    lines: [{ from: d, to: foot, dashed: true }],
    angles: [rightAngle(foot, b, d)],
    labels: [
      onSide(a, b, long[1], "below"),
      onSide(c, d, short[1], "above"),
      onSide(foot, d, height[1], "right"),
    ],
  };
}

/** A right triangle; what is sought is the hypotenuse, or the upright side where the other two are given. */
export function rightTriangle(
  [across, acrossShown]: Measure,
  [up, upShown = sought]: readonly [number, string?],
  longest = sought,
): Sketch {
  const [corner, right, top] = [origin, point(across, 0), point(0, up)];
  return {
    outline: [corner, right, top],
    angles: [rightAngle(corner, right, top)],
    labels: [
      onSide(corner, right, acrossShown, "below"),
      onSide(corner, top, upShown, "left"),
      onSide(right, top, longest, "above_right"),
    ],
  };
}

function bearing(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return point(Math.cos(angle), Math.sin(angle));
}

/** An angle, and what it lacks to a whole one of so many degrees. */
export function dividedAngle(whole: 90 | 180, [given, shown]: Measure): Sketch {
  const [start, between, end] = [bearing(0), bearing(given), bearing(whole)];
  return {
    lines: [
      { from: origin, to: start },
      { from: origin, to: between },
      { from: origin, to: end },
    ],
    angles: [
      ...(whole === 90 ? [rightAngle(origin, start, end)] : []),
      arc(origin, start, between, shown),
      arc(origin, between, end, sought),
    ],
    labels: [],
  };
}

/** A triangle by two of its angles. */
export function triangleOfAngles([first, shown]: Measure, [second, alsoShown]: Measure): Sketch {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const left = Math.sin(radians(second)) / Math.sin(radians(first + second));
  const [a, b] = [origin, point(1, 0)];
  const top = point(left * bearing(first).x, left * bearing(first).y);
  return {
    outline: [a, b, top],
    angles: [arc(a, b, top, shown), arc(b, a, top, alsoShown), arc(top, a, b, sought)],
    labels: [],
  };
}

export function circleByRadius([radius, shown]: Measure): Sketch {
  const edge = point(radius, 0);
  return {
    circle: { center: origin, radius },
    lines: [{ from: origin, to: edge }],
    labels: [onSide(origin, edge, shown, "above")],
  };
}

export function circleByDiameter([diameter, shown]: Measure): Sketch {
  const [left, right] = [point(-diameter / 2, 0), point(diameter / 2, 0)];
  return {
    circle: { center: origin, radius: diameter / 2 },
    lines: [{ from: left, to: right }],
    labels: [onSide(left, right, shown, "above")],
  };
}
