import { times } from "../Notation.ts";
import type { MakeProblem, ProblemContext } from "../Problem.ts";
import { scaled } from "../Problem.ts";
import { rational } from "../Rational.ts";
import { inUnit } from "./inUnit.ts";
import * as shapes from "./shapes.ts";

export const perimeterOfSquare: MakeProblem = (context) => {
  const side = context.random.integer(3, scaled(context.difficulty, 15, 60));
  const a = context.notation.measure(side, "m");
  return inUnit(
    {
      lesson: "geo-perimeter-square",
      figures: { a },
      left: `twice(twice(${a}))`,
      drawing: { asks: "perimeter", shape: "square", sketch: shapes.square([side, a]) },
    },
    { value: 4 * side, unit: "m", mistakes: [[side * side], [2 * side], [3 * side]] },
    context,
  );
};

export const perimeterOfRectangle: MakeProblem = (context) => {
  const [long, short] = twoSides(context, 12, 40);
  const a = context.notation.measure(long, "m");
  const b = context.notation.measure(short, "m");
  return inUnit(
    {
      lesson: "geo-perimeter-rectangle",
      figures: { a, b },
      left: `twice(${a} + ${b})`,
      drawing: {
        asks: "perimeter",
        shape: "rectangle",
        sketch: shapes.rectangle([long, a], [short, b]),
      },
    },
    {
      value: 2 * (long + short),
      unit: "m",
      mistakes: [[long * short], [long + short], [2 * long + short]],
    },
    context,
  );
};

/** Three sides of which any two are longer than the third. */
export const perimeterOfTriangle: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const first = random.integer(4, scaled(difficulty, 12, 40));
  const second = random.integer(4, scaled(difficulty, 12, 40));
  const third = random.integer(Math.abs(first - second) + 1, first + second - 1);
  const a = notation.measure(first, "m");
  const b = notation.measure(second, "m");
  const c = notation.measure(third, "m");
  return inUnit(
    {
      lesson: "geo-perimeter-triangle",
      figures: { a, b, c },
      left: `${a} + ${b} + ${c}`,
      drawing: {
        asks: "perimeter",
        shape: "triangle-sides",
        sketch: shapes.triangleOfSides([
          [first, a],
          [second, b],
          [third, c],
        ]),
      },
    },
    {
      value: first + second + third,
      unit: "m",
      mistakes: [[first + second], [2 * (first + second)], [first + second + third + 10]],
    },
    context,
  );
};

export const square: MakeProblem = (context) => {
  const side = context.random.integer(3, scaled(context.difficulty, 12, 20));
  const a = context.notation.measure(side, "cm");
  return inUnit(
    {
      lesson: "geo-area-square",
      figures: { a },
      left: `(${a})²`,
      drawing: { asks: "area", shape: "square", sketch: shapes.square([side, a]) },
    },
    { value: side * side, unit: "cm²", mistakes: [[4 * side], [2 * side], [side * side, "cm"]] },
    context,
  );
};

export const rectangle: MakeProblem = (context) => {
  const [long, short] = twoSides(context, 9, 12);
  const a = context.notation.measure(long, "m");
  const b = context.notation.measure(short, "m");
  return inUnit(
    {
      lesson: "geo-area-rectangle",
      figures: { a, b },
      left: `${a} ${times} ${b}`,
      drawing: {
        asks: "area",
        shape: "rectangle",
        sketch: shapes.rectangle([long, a], [short, b]),
      },
    },
    {
      value: long * short,
      unit: "m²",
      mistakes: [[2 * (long + short)], [long + short], [long * short, "m"]],
    },
    context,
  );
};

export const triangle: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const base = random.integer(3, scaled(difficulty, 10, 18));
  // Whole areas first.
  const height =
    base % 2 === 0 || difficulty > 0.7
      ? random.integer(3, scaled(difficulty, 8, 15))
      : 2 * random.integer(2, scaled(difficulty, 4, 7));
  const a = context.notation.measure(base, "m");
  const b = context.notation.measure(height, "m");
  const m = notation.measure(base * height, "m²");
  return inUnit(
    {
      lesson: "geo-area-triangle",
      figures: { a, b, m },
      left: `half(${a} ${times} ${b})`,
      drawing: {
        asks: "area",
        shape: "triangle-height",
        sketch: shapes.triangleOfHeight([base, a], [height, b]),
      },
    },
    {
      value: rational(base * height, 2),
      unit: "m²",
      mistakes: [[base * height], [base + height], [rational(base * height, 2), "m"]],
    },
    context,
  );
};

/** The side that slants is given as well, and not needed. */
export const parallelogram: MakeProblem = (context) => {
  const { random, difficulty } = context;
  const base = random.integer(5, scaled(difficulty, 12, 20));
  const height = random.integer(3, scaled(difficulty, 8, 12));
  const side = random.pick(
    [1, 2, 3, 4].map((more) => height + more).filter((each) => each !== base),
  );
  const a = context.notation.measure(base, "cm");
  const b = context.notation.measure(height, "cm");
  const c = context.notation.measure(side, "cm");
  return inUnit(
    {
      lesson: "geo-area-parallelogram",
      figures: { a, b, c },
      left: `${a} ${times} ${b}`,
      drawing: {
        asks: "area",
        shape: "parallelogram",
        sketch: shapes.parallelogram([base, a], [height, b], [side, c]),
      },
    },
    {
      value: base * height,
      unit: "cm²",
      mistakes: [[base * side], [rational(base * height, 2)], [2 * (base + side)]],
    },
    context,
  );
};

export const trapezium: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const short = random.integer(3, scaled(difficulty, 8, 15));
  const long = short + random.integer(1, scaled(difficulty, 5, 9));
  const height = (long + short) % 2 === 0 ? random.integer(3, 9) : 2 * random.integer(2, 5);
  const a = context.notation.measure(long, "m");
  const b = context.notation.measure(short, "m");
  const c = context.notation.measure(height, "m");
  const m = notation.measure(long + short, "m");
  const n = notation.measure((long + short) * height, "m²");
  return inUnit(
    {
      lesson: "geo-area-trapezium",
      figures: { a, b, c, m, n },
      left: `half((${a} + ${b}) ${times} ${c})`,
      drawing: {
        asks: "area",
        shape: "trapezium",
        sketch: shapes.trapezium([long, a], [short, b], [height, c]),
      },
    },
    {
      value: ((long + short) * height) / 2,
      unit: "m²",
      mistakes: [[(long + short) * height], [long * height], [long + short + height]],
    },
    context,
  );
};

/** Two sides that differ, the longer one first. */
function twoSides({ random, difficulty }: ProblemContext, easiest: number, hardest: number) {
  const short = random.integer(3, scaled(difficulty, easiest, hardest) - 1);
  const long = random.integer(short + 1, scaled(difficulty, easiest, hardest) + 1);
  return [long, short] as const;
}
