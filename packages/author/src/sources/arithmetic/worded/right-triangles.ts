import { minus } from "../Notation.ts";
import type { MakeProblem, ProblemContext } from "../Problem.ts";
import { scaled } from "../Problem.ts";
import { inUnit } from "./inUnit.ts";
import { rightTriangle } from "./shapes.ts";

/** Right triangles whose three sides are whole. */
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const;

export const hypotenuse: MakeProblem = (context) => {
  const { first, second, longest } = drawTriangle(context);
  const { measure, number } = context.notation;
  const [a, b] = [measure(first, "cm"), measure(second, "cm")];
  const figures = {
    a,
    b,
    c: number(first),
    d: number(second),
    m: `${number(first ** 2)} + ${number(second ** 2)}`,
    n: number(longest ** 2),
  };
  return inUnit(
    {
      lesson: "geo-pythagoras",
      figures,
      left: `√((${a})² + (${b})²)`,
      drawing: {
        asks: "hypotenuse",
        shape: "right-triangle",
        sketch: rightTriangle([first, a], [second, b]),
      },
    },
    {
      value: longest,
      unit: "cm",
      mistakes: [[first + second], [longest ** 2], [longest + 1]],
    },
    context,
  );
};

export const leg: MakeProblem = (context) => {
  const { first, second, longest } = drawTriangle(context);
  const { measure, number } = context.notation;
  const [a, b] = [measure(longest, "m"), measure(second, "m")];
  const figures = {
    a,
    b,
    c: number(longest),
    d: number(second),
    m: `${number(longest ** 2)} ${minus} ${number(second ** 2)}`,
    n: number(first ** 2),
  };
  return inUnit(
    {
      lesson: "geo-pythagoras-leg",
      figures,
      left: `√((${a})² ${minus} (${b})²)`,
      drawing: {
        asks: "leg",
        shape: "right-triangle-leg",
        sketch: rightTriangle([second, b], [first], a),
      },
    },
    {
      value: first,
      unit: "m",
      mistakes: [[longest - second], [longest + second], [first ** 2], [first + 1]],
    },
    context,
  );
};

function drawTriangle({ random, difficulty }: ProblemContext) {
  const [short, long, longest] = random.pick(triples.slice(0, scaled(difficulty, 2, 7)));
  const factor = random.integer(1, longest > 20 ? 2 : scaled(difficulty, 4, 5));
  const sides = [short * factor, long * factor] as const;
  const [first, second] = random.next() < 0.5 ? sides : [sides[1], sides[0]];
  return { first, second, longest: longest * factor };
}
