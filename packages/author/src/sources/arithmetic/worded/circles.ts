import { nextStep, times } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { scaled } from "../Problem.ts";
import { multiply, rational } from "../Rational.ts";
import type { Rational } from "../Rational.ts";
import { exactNumber } from "./inUnit.ts";
import { circleByDiameter, circleByRadius } from "./shapes.ts";
import type { WordedParts } from "./wordedProblem.ts";
import { wordedProblem } from "./wordedProblem.ts";

/** By the diameter; later by the radius as well. */
export const circumference: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const radius = random.integer(2, scaled(difficulty, 15, 40));
  const diameter = 2 * radius;
  const byRadius = difficulty > 0.4 && random.next() < 0.5;
  const [long, short] = [notation.measure(diameter, "cm"), notation.measure(radius, "cm")];
  return timesPi(
    {
      lesson: "geo-circumference",
      figures: byRadius ? { a: short, b: long, given: "other_way" } : { a: long },
      drawing: byRadius
        ? { asks: "circumference", shape: "circle-radius", sketch: circleByRadius([radius, short]) }
        : {
            asks: "circumference",
            shape: "circle-diameter",
            sketch: circleByDiameter([diameter, long]),
          },
      left: (pi) => (byRadius ? `twice(${pi} ${times} ${short})` : `${pi} ${times} ${long}`),
    },
    { factor: diameter, unit: "cm", mistakes: [radius, 2 * diameter, radius ** 2] },
    context,
  );
};

/** By the radius; later by the diameter as well. */
export const area: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const radius = random.integer(2, scaled(difficulty, 14, 25));
  const diameter = 2 * radius;
  const byDiameter = difficulty > 0.4 && random.next() < 0.5;
  const [long, short] = [notation.measure(diameter, "m"), notation.measure(radius, "m")];
  return timesPi(
    {
      lesson: "geo-circle-area",
      figures: byDiameter ? { a: long, b: short, given: "other_way" } : { a: short },
      drawing: byDiameter
        ? {
            asks: "circle-area",
            shape: "circle-diameter",
            sketch: circleByDiameter([diameter, long]),
          }
        : { asks: "circle-area", shape: "circle-radius", sketch: circleByRadius([radius, short]) },
      left: (pi) => `${pi} ${times} (${byDiameter ? `half(${long})` : short})²`,
    },
    { factor: radius ** 2, unit: "m²", mistakes: [diameter ** 2, diameter, radius] },
    context,
  );
};

export const cylinder: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const radius = random.integer(2, scaled(difficulty, 5, 10));
  const height = random.integer(3, scaled(difficulty, 9, 15));
  const [a, b] = [notation.measure(radius, "cm"), notation.measure(height, "cm")];
  const m = notation.ofPi(radius ** 2, "cm²");
  return timesPi(
    {
      lesson: "geo-volume-cylinder",
      figures: { a, b, m },
      left: (pi) => `${pi} ${times} (${a})² ${times} ${b}`,
    },
    {
      factor: radius ** 2 * height,
      unit: "cm³",
      mistakes: [2 * radius * height, (2 * radius) ** 2 * height, radius * height],
    },
    context,
  );
};

/** What one reckons with where π is not kept: stated in the question. */
const roughly = rational(314, 100);
/** Lets the π of a calculator pass, which is a twentieth of a per cent larger. */
const tolerance = "0.001";

/** An answer that keeps π where it is chosen, and is reckoned with 3.14 where it is typed. */
function timesPi(
  parts: Pick<WordedParts, "lesson" | "figures" | "drawing"> & {
    readonly left: (pi: string) => string;
  },
  {
    factor,
    unit,
    mistakes,
  }: {
    readonly factor: number;
    readonly unit: string;
    readonly mistakes: readonly (Rational | number)[];
  },
  context: ProblemContext,
): Problem {
  const { notation, texts } = context;
  const value = multiply(roughly, rational(factor));
  const [pi, shown] = [notation.decimal(roughly), notation.measure(value, unit)];
  const { left, ...named } = parts;
  const answer = notation.ofPi(factor, unit);
  const problem = wordedProblem(
    {
      ...named,
      left: left("π"),
      answer,
      mistakes: mistakes.map((mistake) => notation.ofPi(mistake, unit)),
      typed: {
        answer: exactNumber(value),
        unit,
        tolerance,
        note: texts.t("author.question.worded.pi", { pi }),
        claim: { left: left(pi), right: shown },
      },
    },
    context,
  );
  const { typed, working } = problem;
  const rough = `${pi} ${times} ${notation.measure(factor, unit)} = ${shown}`;
  return typed === undefined
    ? problem
    : { ...problem, typed: { ...typed, working: `${working}${nextStep}${rough}` } };
}
