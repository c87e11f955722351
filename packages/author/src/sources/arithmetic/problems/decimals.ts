import { minus, times } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";
import { add, compare, multiply, rational, subtract } from "../Rational.ts";
import type { Rational } from "../Rational.ts";

/** Which of < and > stands between two decimals; longer is not larger. */
export const comparison: MakeProblem = ({ random, notation }) => {
  const whole = random.integer(0, 9);
  const tenths = random.integer(2, 9);
  const longer = rational(100 * whole + 10 * (tenths - 1) + random.integer(1, 9), 100);
  const shorter = rational(10 * whole + tenths, 10);
  const [first, second] = random.shuffle([longer, shorter]);
  const [a, b] = [first ?? longer, second ?? shorter];
  const symbol = compare(a, b) < 0 ? "<" : ">";
  const [left, right] = [notation.decimal(a), notation.decimal(b)];
  return {
    expression: `${left} … ${right}`,
    answer: symbol,
    answerKind: "expression",
    mistakes: distinctMistakes(symbol, ["<", ">", "="]),
    working: `${left} ${symbol} ${right}`,
    claim: (answer) => ({
      left,
      right,
      relation: answer === "<" || answer === ">" ? answer : "=",
    }),
  };
};

/** Sums over the point. */
export const addition: MakeProblem = (context) => {
  const first = decimal(context, 1);
  const second = decimal(context, context.difficulty < 0.5 ? 1 : 2);
  const total = add(first, second);
  return result(
    `${context.notation.decimal(first)} + ${context.notation.decimal(second)}`,
    total,
    context,
    [add(total, rational(1)), subtract(total, rational(1, 10)), add(total, rational(9, 10))],
  );
};

export const subtraction: MakeProblem = (context) => {
  const [first, second] = [decimal(context, 1), decimal(context, context.difficulty < 0.5 ? 1 : 2)];
  const [larger, smaller] = compare(first, second) > 0 ? [first, second] : [second, first];
  const rest = subtract(add(larger, rational(1)), smaller);
  const whole = add(larger, rational(1));
  return result(
    `${context.notation.decimal(whole)} ${minus} ${context.notation.decimal(smaller)}`,
    rest,
    context,
    [add(rest, rational(1)), add(rest, rational(1, 10)), subtract(rest, rational(1, 100))],
  );
};

/** Times and divided by ten, a hundred, a thousand: the point moves. */
export const byPowersOfTen: MakeProblem = (context) => {
  const value = decimal(context, 2);
  const place = rational(context.random.pick([10, 100]));
  const shown = `${context.notation.decimal(value)} ${times} ${context.notation.number(place)}`;
  const product = multiply(value, place);
  return result(shown, product, context, [
    multiply(product, rational(10)),
    multiply(product, rational(1, 10)),
    multiply(product, rational(1, 100)),
  ]);
};

/** A decimal times a digit. */
export const multiplication: MakeProblem = (context) => {
  const value = decimal(context, 1);
  const digit = rational(context.random.integer(2, 9));
  const product = multiply(value, digit);
  return result(
    `${context.notation.decimal(value)} ${times} ${context.notation.number(digit)}`,
    product,
    context,
    [multiply(product, rational(10)), multiply(product, rational(1, 10)), add(product, digit)],
  );
};

function decimal({ random, difficulty }: ProblemContext, places: number): Rational {
  const scale = 10 ** places;
  const digits = random.integer(scale + 1, scaled(difficulty, 5, 30) * scale);
  return rational(digits % 10 === 0 ? digits + 1 : digits, scale);
}

function result(
  expression: string,
  value: Rational,
  { notation }: ProblemContext,
  mistakes: readonly Rational[],
): Problem {
  const answer = notation.decimal(value);
  return equality({
    expression,
    answer,
    answerKind: "number",
    mistakes: distinctMistakes(
      answer,
      mistakes
        .filter((mistake) => mistake.numerator > 0n)
        .map((mistake) => notation.decimal(mistake)),
    ),
    working: `${expression} = ${answer}`,
  });
}
