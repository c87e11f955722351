import { times } from "../Notation.ts";
import type { MakeProblem } from "../Problem.ts";
import { scaled } from "../Problem.ts";
import { rational } from "../Rational.ts";
import { inUnit } from "./inUnit.ts";

/** A distance on a map, and the one in the country. */
export const scale: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const ratio = random.pick(
    difficulty < 0.4 ? [100_000, 200_000] : [10_000, 25_000, 50_000, 100_000, 200_000],
  );
  const onMap = random.integer(2, scaled(difficulty, 9, 24));
  const [a, b] = [notation.measure(onMap, "cm"), notation.number(ratio)];
  const m = notation.measure(onMap * ratio, "cm");
  const real = (factor: number) => rational(onMap * ratio * factor, 1_000_000);
  return inUnit(
    { lesson: "geo-scale", figures: { a, b, m }, left: `${a} ${times} ${b}` },
    { value: real(10), unit: "km", mistakes: [[real(100)], [real(1)], [real(10), "m"]] },
    context,
  );
};

const steps = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
] as const;

/** The distance of two points whose coordinates are whole, as is the distance. */
export const distance: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const [across, up, far] = random.pick(steps.slice(0, scaled(difficulty, 2, 6)));
  const lowest = difficulty < 0.5 ? 0 : -6;
  const [x, y] = [random.integer(lowest, 5), random.integer(lowest, 5)];
  const figures = {
    a: notation.number(x),
    b: notation.number(y),
    c: notation.number(x + across),
    d: notation.number(y + up),
    m: notation.number(across),
    n: notation.number(up),
  };
  return inUnit(
    {
      lesson: "geo-coordinates",
      figures,
      left: `distance(${figures.a}; ${figures.b}; ${figures.c}; ${figures.d})`,
    },
    { value: far, unit: "", mistakes: [[across + up], [Math.max(across, up)], [far ** 2]] },
    context,
  );
};
