import type { LessonTemplate } from "../LessonTemplate.ts";
import { dividedBy, nextStep, times } from "../Notation.ts";
import type { MakeProblem } from "../Problem.ts";
import { distinctMistakes, scaled } from "../Problem.ts";
import { divide, multiply, rational } from "../Rational.ts";

/** Units of one kind, with how many of the smallest each of them is. */
type Units = readonly (readonly [symbol: string, size: number])[];

const length: Units = [
  ["mm", 1],
  ["cm", 10],
  ["m", 1000],
  ["km", 1_000_000],
];
const mass: Units = [
  ["mg", 1],
  ["g", 1000],
  ["kg", 1_000_000],
  ["t", 1_000_000_000],
];
const capacity: Units = [
  ["mL", 1],
  ["cL", 10],
  ["dL", 100],
  ["L", 1000],
];
const area: Units = [
  ["mm²", 1],
  ["cm²", 100],
  ["dm²", 10_000],
  ["m²", 1_000_000],
];
const volume: Units = [
  ["cm³", 1],
  ["dm³", 1000],
  ["m³", 1_000_000],
];

/** From a unit to the next one or, downwards, to the one after that. */
function between(units: Units): MakeProblem {
  return ({ random, difficulty, notation }) => {
    const index = random.integer(0, units.length - 2);
    const reach = difficulty < 0.6 ? 1 : random.integer(1, Math.min(2, units.length - 1 - index));
    const [small, large] = [units[index], units[index + reach]];
    if (small === undefined || large === undefined) throw new RangeError("No such units");
    const down = difficulty < 0.4 || reach === 2 || random.next() < 0.5;
    const [[from], [to]] = down ? [large, small] : [small, large];
    const ratio = rational(large[1], small[1]);
    const whole = random.integer(2, scaled(difficulty, 40, 95));
    const given = down ? rational(whole, difficulty < 0.3 ? 1 : 10) : rational(10 * whole);
    const converted = down ? multiply(given, ratio) : divide(given, ratio);
    const { decimal, measure } = notation;
    const shown = measure(given, from);
    return {
      expression: `${shown} = … ${to}`,
      answer: decimal(converted),
      answerKind: "number",
      // A step too many or too few, and two.
      mistakes: distinctMistakes(
        decimal(converted),
        [rational(10), rational(1, 10), rational(100)].map((factor) =>
          decimal(multiply(converted, factor)),
        ),
      ),
      working: [
        `${measure(1, large[0])} = ${measure(ratio, small[0])}`,
        `${decimal(given)} ${down ? times : dividedBy} ${decimal(ratio)} = ${decimal(converted)}`,
      ].join(nextStep),
      claim: (right) => ({ left: `${shown} ${dividedBy} ${to}`, right }),
    };
  };
}

/** Hours, minutes and seconds, which do not go by tens. */
const time: MakeProblem = ({ random, difficulty, notation }) => {
  const [from, to] = random.pick([
    ["h", "min"],
    ["min", "s"],
  ] as const);
  const whole = random.integer(1, scaled(difficulty, 6, 12));
  const rest = difficulty < 0.3 ? 0 : random.integer(1, scaled(difficulty, 3, 11)) * 5;
  const show = notation.number;
  const answer = show(60 * whole + rest);
  const [large, small] = [notation.measure(whole, from), notation.measure(rest, to)];
  const [shown, sum] = rest === 0 ? [large, large] : [`${large} ${small}`, `(${large} + ${small})`];
  return {
    expression: `${shown} = … ${to}`,
    answer,
    answerKind: "number",
    mistakes: distinctMistakes(
      answer,
      [100 * whole + rest, 10 * whole + rest, 60 * whole + rest + 60, 50 * whole + rest].map(
        (mistake) => show(mistake),
      ),
    ),
    working: `${notation.measure(1, from)} = ${notation.measure(60, to)}${nextStep}${show(whole)} ${times} 60${rest === 0 ? "" : ` + ${show(rest)}`} = ${answer}`,
    claim: (right) => ({ left: `${sum} ${dividedBy} ${to}`, right }),
  };
};

/** Units of length, mass, capacity, time, area and volume. */
export const conversionLessons = {
  "unit-length": { make: between(length), question: "complete" },
  "unit-mass": { make: between(mass), question: "complete" },
  "unit-capacity": { make: between(capacity), question: "complete" },
  "unit-time": { make: time, question: "complete" },
  "unit-area": { make: between(area), question: "complete" },
  "unit-volume": { make: between(volume), question: "complete" },
} as const satisfies Record<string, LessonTemplate>;
