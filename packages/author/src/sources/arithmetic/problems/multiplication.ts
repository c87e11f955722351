import { minus, times } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";

/** The tables of the given numbers, from 2 to 10 times. */
export function tables(numbers: readonly number[]): MakeProblem {
  return (context) => {
    const table = context.random.pick(numbers);
    const count = context.random.integer(scaled(context.difficulty, 2, 4), 10);
    return product(count, table, context, fromTheTable(count, table, context));
  };
}

/** A digit times tens or hundreds. */
export const tens: MakeProblem = (context) => {
  const digit = context.random.integer(2, 9);
  const other = context.random.integer(2, 9);
  const place = context.difficulty < 0.5 ? 10 : context.random.pick([10, 100]);
  const show = context.notation.number;
  return product(
    digit,
    other * place,
    context,
    `${show(digit)} ${times} ${show(other)} ${times} ${show(place)} = ${show(digit * other)} ${times} ${show(place)}`,
    [digit * other, digit * other * place * 10, digit * other * place + place],
  );
};

/** A two-digit number times a digit. */
export const byOneDigit: MakeProblem = (context) => {
  const number =
    10 * context.random.integer(1, scaled(context.difficulty, 4, 9)) + context.random.integer(2, 9);
  const digit = context.random.integer(3, 9);
  const show = context.notation.number;
  const ten = number - (number % 10);
  const unit = number % 10;
  return product(
    number,
    digit,
    context,
    `${show(ten)} ${times} ${show(digit)} + ${show(unit)} ${times} ${show(digit)} = ${show(ten * digit)} + ${show(unit * digit)}`,
    [number * digit - 10, number * digit + 10, ten * digit + unit],
  );
};

/** Two two-digit numbers. */
export const byTwoDigits: MakeProblem = (context) => {
  const number = context.random.integer(12, scaled(context.difficulty, 30, 60));
  const other =
    10 * context.random.integer(1, scaled(context.difficulty, 2, 4)) + context.random.integer(1, 9);
  const show = context.notation.number;
  const ten = other - (other % 10);
  const unit = other % 10;
  return product(
    number,
    other,
    context,
    `${show(number)} ${times} ${show(ten)} + ${show(number)} ${times} ${show(unit)} = ${show(number * ten)} + ${show(number * unit)}`,
    [number * (ten / 10) + number * unit, number * other - 10, number * other + 10],
  );
};

/** Leans on ten times or on the double where that helps. */
function fromTheTable(count: number, table: number, context: ProblemContext): string | undefined {
  const show = context.notation.number;
  if (count === 9)
    return `10 ${times} ${show(table)} ${minus} ${show(table)} = ${show(10 * table)} ${minus} ${show(table)}`;
  if (count > 5 && count < 9)
    return `5 ${times} ${show(table)} + ${show(count - 5)} ${times} ${show(table)} = ${show(5 * table)} + ${show((count - 5) * table)}`;
  return undefined;
}

function product(
  first: number,
  second: number,
  context: ProblemContext,
  middle?: string,
  mistakes: readonly number[] = [],
): Problem {
  const show = context.notation.number;
  const result = first * second;
  const expression = `${show(first)} ${times} ${show(second)}`;
  const near = [result + second, result - second, result + first, first + second, result - first];
  return equality({
    expression,
    operands: [show(first), show(second)],
    answer: show(result),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(result),
      [...mistakes, ...near].filter((value) => value > 0).map((value) => show(value)),
    ),
    working: [expression, ...(middle === undefined ? [] : [middle]), show(result)].join(" = "),
  });
}
