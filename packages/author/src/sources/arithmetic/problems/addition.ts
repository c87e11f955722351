import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";

/** Sums from 2 to 10. */
export const withinTen: MakeProblem = (context) => {
  const total = context.random.integer(scaled(context.difficulty, 3, 6), 10);
  const first = context.random.integer(1, total - 1);
  return simpleSum(first, total - first, context);
};

/** Sums from 11 to 18 of two digits, over the ten. */
export const withinTwenty: MakeProblem = (context) => {
  const first = context.random.integer(scaled(context.difficulty, 3, 5), 9);
  const second = context.random.integer(11 - first, 9);
  const toTen = 10 - first;
  const { notation } = context;
  const rest = second - toTen;
  return simpleSum(
    first,
    second,
    context,
    rest === 0
      ? undefined
      : `${notation.number(first)} + ${notation.number(toTen)} + ${notation.number(rest)} = 10 + ${notation.number(rest)}`,
  );
};

/** Two-digit numbers whose units stay below ten. */
export const twoDigits: MakeProblem = (context) => {
  const tens = context.random.integer(1, scaled(context.difficulty, 4, 7));
  const units = context.random.integer(1, 7);
  const moreTens = context.random.integer(1, 9 - tens);
  const moreUnits = context.random.integer(1, 9 - units);
  return byPlaces(10 * tens + units, 10 * moreTens + moreUnits, context);
};

/** Two-digit numbers whose units go over ten. */
export const carrying: MakeProblem = (context) => {
  const units = context.random.integer(4, 9);
  const moreUnits = context.random.integer(11 - units, 9);
  const tens = context.random.integer(1, scaled(context.difficulty, 3, 6));
  const moreTens = context.random.integer(1, 8 - tens);
  return byPlaces(10 * tens + units, 10 * moreTens + moreUnits, context);
};

/** Three-digit numbers. */
export const threeDigits: MakeProblem = (context) =>
  byPlaces(
    context.random.integer(112, scaled(context.difficulty, 350, 640)),
    context.random.integer(113, 355),
    context,
  );

function simpleSum(
  first: number,
  second: number,
  context: ProblemContext,
  middle?: string,
): Problem {
  const show = context.notation.number;
  const total = first + second;
  const expression = `${show(first)} + ${show(second)}`;
  const near = [total + 1, total - 1, total + 2, total - 2, Math.abs(first - second)];
  return equality({
    expression,
    operands: [show(first), show(second)],
    answer: show(total),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(total),
      near.filter((value) => value > 0).map((value) => show(value)),
    ),
    working: [expression, ...(middle === undefined ? [] : [middle]), show(total)].join(" = "),
  });
}

/** Hundreds, tens and units apart; the mistakes forget or misplace what is carried. */
function byPlaces(first: number, second: number, context: ProblemContext): Problem {
  const show = context.notation.number;
  const total = first + second;
  const parts = [100, 10, 1]
    .map((place) => digit(first, place) * place + digit(second, place) * place)
    .filter((part) => part > 0);
  const carries = (first % 10) + (second % 10) >= 10;
  const mistakes = carries
    ? [total - 10, total + 10, total - 1, total + 1]
    : [total + 10, total - 10, total + 1, total - 1];
  const expression = `${show(first)} + ${show(second)}`;
  return equality({
    expression,
    operands: [show(first), show(second)],
    answer: show(total),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(total),
      mistakes.map((value) => show(value)),
    ),
    working: `${expression} = ${parts.map((part) => show(part)).join(" + ")} = ${show(total)}`,
  });
}

function digit(value: number, place: number): number {
  return Math.floor(value / place) % 10;
}
