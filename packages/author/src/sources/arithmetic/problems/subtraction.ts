import { minus } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";

/** From at most ten. */
export const withinTen: MakeProblem = (context) => {
  const whole = context.random.integer(scaled(context.difficulty, 4, 7), 10);
  return difference(whole, context.random.integer(1, whole - 1), context);
};

/** From 11 to 18, back over the ten. */
export const withinTwenty: MakeProblem = (context) => {
  const whole = context.random.integer(11, scaled(context.difficulty, 14, 18));
  const units = whole - 10;
  const taken = context.random.integer(Math.max(units + 1, 3), 9);
  const show = context.notation.number;
  return difference(
    whole,
    taken,
    context,
    `${show(whole)} ${minus} ${show(units)} ${minus} ${show(taken - units)} = 10 ${minus} ${show(taken - units)}`,
  );
};

/** Two-digit numbers of which each digit suffices. */
export const twoDigits: MakeProblem = (context) => {
  const units = context.random.integer(2, 9);
  const tens = context.random.integer(scaled(context.difficulty, 3, 6), 9);
  const taken = 10 * context.random.integer(1, tens - 1) + context.random.integer(1, units - 1);
  return inSteps(10 * tens + units, taken, context);
};

/** Two-digit numbers in which a ten must be opened. */
export const borrowing: MakeProblem = (context) => {
  const units = context.random.integer(0, 6);
  const tens = context.random.integer(scaled(context.difficulty, 3, 5), 9);
  const taken = 10 * context.random.integer(1, tens - 2) + context.random.integer(units + 1, 9);
  return inSteps(10 * tens + units, taken, context);
};

/** Three-digit numbers. */
export const threeDigits: MakeProblem = (context) => {
  const whole = context.random.integer(scaled(context.difficulty, 320, 520), 980);
  return inSteps(whole, context.random.integer(112, whole - 105), context);
};

function difference(
  whole: number,
  taken: number,
  context: ProblemContext,
  middle?: string,
): Problem {
  const show = context.notation.number;
  const rest = whole - taken;
  const expression = `${show(whole)} ${minus} ${show(taken)}`;
  const near = [rest + 1, rest - 1, rest + 2, rest - 2, whole + taken];
  return equality({
    expression,
    operands: [show(whole), show(taken)],
    answer: show(rest),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(rest),
      near.filter((value) => value >= 0).map((value) => show(value)),
    ),
    working: [expression, ...(middle === undefined ? [] : [middle]), show(rest)].join(" = "),
  });
}

/** Takes away hundreds, tens and units in turn; the mistakes turn the digits round. */
function inSteps(whole: number, taken: number, context: ProblemContext): Problem {
  const show = context.notation.number;
  const rest = whole - taken;
  const steps = [100, 10, 1]
    .map((place) => (Math.floor(taken / place) % 10) * place)
    .filter((step) => step > 0);
  const turnedRound = [100, 10, 1]
    .map(
      (place) =>
        Math.abs((Math.floor(whole / place) % 10) - (Math.floor(taken / place) % 10)) * place,
    )
    .reduce((total, part) => total + part, 0);
  const expression = `${show(whole)} ${minus} ${show(taken)}`;
  return equality({
    expression,
    operands: [show(whole), show(taken)],
    answer: show(rest),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(rest),
      [turnedRound, rest + 10, rest - 10, rest + 1, rest - 1]
        .filter((value) => value > 0)
        .map((value) => show(value)),
    ),
    working: [
      expression,
      ...(steps.length > 1
        ? [[show(whole), ...steps.map((step) => show(step))].join(` ${minus} `)]
        : []),
      show(rest),
    ].join(" = "),
  });
}
