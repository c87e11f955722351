import type { Box, Dot, Drawn } from "../layout/shapes.ts";
import { identity, matrixIn, product } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";

/** The operators of a page with their arguments, as the reader of PDFs lists them. */
interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The numbers of operators. */
interface Operators {
  readonly save: number;
  readonly restore: number;
  readonly transform: number;
  readonly paintFormXObjectBegin: number;
  readonly paintFormXObjectEnd: number;
  readonly constructPath: number;
  readonly fill: number;
  readonly eoFill: number;
  readonly stroke: number;
  readonly closeStroke: number;
}

/** Points. */
const thickestRule = 2;
const largestCorner = 12;
const shortestRule = 5;
const dotSize = { least: 1.2, most: 7 };
const fewestCorners = 4;
/** Of a dot, between its width and its height. */
const mostOblong = 1.3;
/** A page that draws more is a drawing, and no more of it is looked at. */
const mostKept = 4000;

/** How many numbers follow each step of a path: to a place, a line, two curves, and back. */
const numbersOfStep = [2, 2, 6, 4, 0];
const [isMove, isLine, isBack] = [0, 1, 4];

interface Path {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly isCurved: boolean;
  readonly isClosed: boolean;
}

/** The rules, shades and dots of a page of such a height, by the list of what it draws. */
export function drawnOn(
  { fnArray, argsArray }: OperatorList,
  height: number,
  operators: Operators,
): Omit<Drawn, "italics"> {
  const rules: Box[] = [];
  const shades: Box[] = [];
  const frames: Box[] = [];
  const dots: Dot[] = [];
  const saved: Matrix[] = [];
  let matrix = identity;
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    const list: readonly unknown[] = Array.isArray(args) ? args : [];
    if (operator === operators.save) saved.push(matrix);
    else if (operator === operators.restore || operator === operators.paintFormXObjectEnd)
      matrix = saved.pop() ?? matrix;
    else if (operator === operators.transform) matrix = product(matrix, matrixIn(args));
    else if (operator === operators.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = product(matrix, matrixIn(list[0]));
    } else if (operator === operators.constructPath) {
      const isFilled = list[0] === operators.fill || list[0] === operators.eoFill;
      const isStroked = list[0] === operators.stroke || list[0] === operators.closeStroke;
      if (!isFilled && !isStroked) continue;
      for (const path of pathsIn(list[1], matrix, height)) {
        const box = boxOf(path.points);
        if (isDot(box)) dots.push({ ...box, sign: signOf(path, isFilled) });
        else if (isFilled && isRule(box)) rules.push(box);
        else if (isFilled && shades.length < mostKept && isRectangle(path, box)) shades.push(box);
        else if (isRounded(path, box) && frames.length < mostKept) frames.push(box);
        else if (isStroked) rules.push(...sidesOf(path).filter(isRule));
      }
    }
    if (rules.length + dots.length > mostKept) break;
  }
  return { rules, shades, frames, dots };
}

/** The paths among the steps that one operator draws. */
function pathsIn(drawn: unknown, matrix: Matrix, height: number): readonly Path[] {
  const steps: unknown = Array.isArray(drawn) ? drawn[0] : null;
  if (!(steps instanceof Float32Array)) return [];
  const paths: { points: [number, number][]; isCurved: boolean; isClosed: boolean }[] = [];
  for (let at = 0; at < steps.length;) {
    const step = steps[at] ?? -1;
    const count = numbersOfStep[step];
    if (count === undefined) return [];
    if (step === isMove) paths.push({ points: [], isCurved: false, isClosed: false });
    const path = paths.at(-1);
    if (path === undefined) return [];
    for (let pair = at + 1; pair < at + count; pair += 2)
      path.points.push(placeOf(steps[pair] ?? 0, steps[pair + 1] ?? 0, matrix, height));
    if (step === isBack) path.isClosed = true;
    else if (step > isLine) path.isCurved = true;
    at += count + 1;
  }
  return paths;
}

/** On the page, y downwards. */
function placeOf(x: number, y: number, matrix: Matrix, height: number): [number, number] {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, height - (b * x + d * y + f)];
}

function boxOf(points: Path["points"]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = rangeOf(xs);
  const [top, bottom] = rangeOf(ys);
  return { left, right, top, bottom };
}

function rangeOf(numbers: readonly number[]): [number, number] {
  return numbers.reduce<[number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

function isRule({ left, right, top, bottom }: Box): boolean {
  const [width, height] = [right - left, bottom - top];
  return Math.min(width, height) <= thickestRule && Math.max(width, height) >= shortestRule;
}

/** An area with upright and level sides. */
function isRectangle({ points, isCurved }: Path, { left, right, top, bottom }: Box): boolean {
  const isCorner = ([x, y]: Path["points"][number]) =>
    Math.min(Math.abs(x - left), Math.abs(x - right)) < thickestRule &&
    Math.min(Math.abs(y - top), Math.abs(y - bottom)) < thickestRule;
  return (
    !isCurved &&
    points.length >= fewestCorners &&
    Math.min(right - left, bottom - top) > thickestRule &&
    points.every(isCorner)
  );
}

/** An area whose outline keeps near its sides all the way, round at its corners only. */
function isRounded({ points, isCurved }: Path, { left, right, top, bottom }: Box): boolean {
  const isAtSide = ([x, y]: Path["points"][number]) =>
    Math.min(x - left, right - x, y - top, bottom - y) < largestCorner;
  return (
    isCurved &&
    Math.min(right - left, bottom - top) > 2 * largestCorner &&
    points.every(isAtSide) &&
    // A circle has few points, all on its sides: a frame goes straight for most of them.
    points.some(([x, y]) => x < left + largestCorner && y < top + largestCorner)
  );
}

function isDot({ left, right, top, bottom }: Box): boolean {
  const [small = 0, large = 0] = [right - left, bottom - top].toSorted((a, b) => a - b);
  return small >= dotSize.least && large <= dotSize.most && large <= small * mostOblong;
}

function signOf({ isCurved }: Path, isFilled: boolean): string {
  if (!isFilled) return "◦";
  return isCurved ? "•" : "▪";
}

/** Each straight stroke of a path. */
function sidesOf({ points, isCurved, isClosed }: Path): readonly Box[] {
  if (isCurved) return [];
  const [first] = points;
  const all = isClosed && first !== undefined ? [...points, first] : points;
  return all.slice(1).flatMap((point, index) => {
    const before = all[index];
    return before === undefined ? [] : [boxOf([before, point])];
  });
}
