import { minus } from "../Notation.ts";
import type { MakeProblem } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";

/** The term that goes on a row of numbers with equal steps. */
export function rows(steps: readonly number[]): MakeProblem {
  return ({ random, notation, difficulty }) => {
    const step = random.pick(steps);
    const start = random.integer(0, scaled(difficulty, 8, 40));
    const shown = [0, 1, 2, 3].map((index) => notation.number(start + step * index));
    const next = start + 4 * step;
    const last = notation.number(start + 3 * step);
    return equality({
      expression: `${shown.join(" ; ")} ; …`,
      left: `next(${shown.join("; ")})`,
      answer: notation.number(next),
      answerKind: "number",
      mistakes: distinctMistakes(
        notation.number(next),
        [next + 1, next - 1, next + step, next + 2].map((value) => notation.number(value)),
      ),
      working: `${last} + ${notation.number(step)} = ${notation.number(next)}`,
    });
  };
}

/** Which of < and > stands between two numbers. */
export const comparison: MakeProblem = ({ random, notation, difficulty }) => {
  const size = scaled(difficulty, 30, 900);
  const first = random.integer(10, size);
  const second = random.pick(
    [
      turnedRound(first),
      first + random.integer(1, 9),
      Math.max(1, first - random.integer(1, 9)),
    ].filter((value) => value !== first),
  );
  const [left, right] = [notation.number(first), notation.number(second)];
  const symbol = first < second ? "<" : ">";
  return {
    expression: `${left} … ${right}`,
    answer: symbol,
    answerKind: "expression",
    mistakes: distinctMistakes(symbol, ["<", ">", "="]),
    working: `${left} ${symbol} ${right}`,
    claim: (answer) => ({ left, right, relation: relationOf(answer) }),
  };
};

/** Numbers put together from hundreds, tens and units. */
export const placeValue: MakeProblem = ({ random, notation, difficulty }) => {
  const hundreds = difficulty < 0.4 ? 0 : random.integer(1, 9);
  const tens = random.integer(1, 9);
  const units = random.integer(1, 9);
  const value = 100 * hundreds + 10 * tens + units;
  const parts = [100 * hundreds, 10 * tens, units].filter((part) => part > 0);
  const expression = parts.map((part) => notation.number(part)).join(" + ");
  return equality({
    expression,
    answer: notation.number(value),
    answerKind: "number",
    mistakes: distinctMistakes(
      notation.number(value),
      [
        100 * hundreds + 10 * units + tens,
        100 * tens + 10 * hundreds + units,
        value + 10,
        value - 1,
        value + 1,
      ].map((mistake) => notation.number(mistake)),
    ),
    working: `${expression} = ${notation.number(value)}`,
  });
};

/** To the nearest ten; units of five are left out, since conventions differ. */
export const rounding: MakeProblem = ({ random, notation, difficulty }) => {
  const value =
    10 * random.integer(1, scaled(difficulty, 9, 98)) + random.pick([1, 2, 3, 4, 6, 7, 8, 9]);
  const down = value - (value % 10);
  const rounded = value % 10 < 5 ? down : down + 10;
  const other = rounded === down ? down + 10 : down;
  return {
    expression: notation.number(value),
    answer: notation.number(rounded),
    answerKind: "number",
    mistakes: distinctMistakes(
      notation.number(rounded),
      [other, rounded + 5, value].map((mistake) => notation.number(mistake)),
    ),
    working: `${notation.number(down)} < ${notation.number(value)} < ${notation.number(down + 10)} → ${notation.number(value)} ${minus} ${notation.number(down)} = ${notation.number(value - down)} → ${notation.number(value)} ≈ ${notation.number(rounded)}`,
    claim: (answer) => ({ left: `round(${notation.number(value)})`, right: answer }),
  };
};

function turnedRound(value: number): number {
  return Number(String(value).split("").toReversed().join(""));
}

function relationOf(symbol: string): "<" | ">" | "=" {
  return symbol === "<" || symbol === ">" ? symbol : "=";
}
