import { minus } from "../Notation.ts";
import type { MakeProblem, ProblemContext } from "../Problem.ts";
import { inUnit } from "./inUnit.ts";
import * as shapes from "./shapes.ts";

export const complementary: MakeProblem = (context) => {
  const given = angle(context, 85);
  const a = context.notation.measure(given, "°");
  return inUnit(
    {
      lesson: "geo-angle-right",
      figures: { a },
      left: `right ${minus} ${a}`,
      drawing: {
        asks: "complement",
        shape: "right-angle",
        sketch: shapes.dividedAngle(90, [given, a]),
      },
    },
    {
      value: 90 - given,
      unit: "°",
      mistakes: [[180 - given], [100 - given], [90 - given + 10], [90 + given]],
    },
    context,
  );
};

export const supplementary: MakeProblem = (context) => {
  const given = angle(context, 170);
  const a = context.notation.measure(given, "°");
  return inUnit(
    {
      lesson: "geo-angle-straight",
      figures: { a },
      left: `straight ${minus} ${a}`,
      drawing: {
        asks: "supplement",
        shape: "straight-angle",
        sketch: shapes.dividedAngle(180, [given, a]),
      },
    },
    {
      value: 180 - given,
      unit: "°",
      mistakes: [[90 - given], [360 - given], [180 - given + 10], [200 - given]],
    },
    context,
  );
};

export const ofTriangle: MakeProblem = (context) => {
  const first = angle(context, 100);
  const second = angle(context, Math.min(80, 165 - first));
  const third = 180 - first - second;
  const { measure } = context.notation;
  const [a, b, m] = [measure(first, "°"), measure(second, "°"), measure(first + second, "°")];
  return inUnit(
    {
      lesson: "geo-angle-triangle",
      figures: { a, b, m },
      left: `straight ${minus} ${a} ${minus} ${b}`,
      drawing: {
        asks: "third-angle",
        shape: "triangle-angles",
        sketch: shapes.triangleOfAngles([first, a], [second, b]),
      },
    },
    { value: third, unit: "°", mistakes: [[first + second], [180 - first], [third + 180]] },
    context,
  );
};

/** Multiples of ten first, then of five, then any. */
function angle({ random, difficulty }: ProblemContext, largest: number): number {
  const step = difficulty < 0.3 ? 10 : difficulty < 0.6 ? 5 : 1;
  return step * random.integer(Math.ceil(15 / step), Math.floor(largest / step));
}
