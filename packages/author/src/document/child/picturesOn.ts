import { identity, matrixIn, product } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";

/** What a page draws besides text. Places in points, y upwards. */
export interface PicturedPage {
  /** The share of the page that pictures cover, 0 to 1. */
  readonly covered: number;
  /** Whether a picture covers the place. */
  readonly covers: (x: number, y: number) => boolean;
  /** How many shapes are drawn. */
  readonly shapes: number;
}

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
  readonly beginText: number;
  readonly shadingFill: number;
  readonly constructPath: number;
  readonly endPath: number;
}

/** The page is judged by a grid of so many fields a side. */
const grid = 20;

/**
 * Finds where pictures stand on a page of the given box: left, bottom, right, top. The list was made
 * without pictures, since decoding them takes long: one is where coordinates were set and nothing drawn.
 */
export function picturesOn(
  { fnArray, argsArray }: OperatorList,
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
  operators: Operators,
): PicturedPage {
  const boxes: Box[] = [];
  const saved: Matrix[] = [];
  let matrix = identity;
  let isUnused = false;
  let shapes = 0;
  const leave = () => {
    if (isUnused) boxes.push(boxOf(matrix));
    isUnused = false;
  };
  const enter = (change: unknown) => {
    leave();
    matrix = product(matrix, matrixIn(change));
  };
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    const first: unknown = Array.isArray(args) ? args[0] : null;
    if (operator === operators.save) saved.push(matrix);
    else if (operator === operators.restore || operator === operators.paintFormXObjectEnd) {
      leave();
      matrix = saved.pop() ?? matrix;
    } else if (operator === operators.transform) {
      enter(args);
      isUnused = true;
    } else if (operator === operators.paintFormXObjectBegin) {
      saved.push(matrix);
      isUnused = false;
      enter(first);
    } else if (operator === operators.constructPath) {
      shapes += 1;
      if (first !== operators.endPath) isUnused = false;
    } else if (operator === operators.beginText || operator === operators.shadingFill)
      isUnused = false;
  }
  leave();
  const covers = (x: number, y: number) =>
    boxes.some((box) => x >= box.left && x <= box.right && y >= box.bottom && y <= box.top);
  const middles = Array.from({ length: grid }, (_, index) => (index + 0.5) / grid);
  const fields = middles.flatMap((x) =>
    middles.filter((y) => covers(left + x * (right - left), bottom + y * (top - bottom))),
  );
  return { covered: fields.length / grid ** 2, covers, shapes };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** What the unit square becomes. */
function boxOf([a, b, c, d, e, f]: Matrix): Box {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}
