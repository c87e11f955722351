import { dividedBy, nextStep, times } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";

/** The tables backwards. */
export function tablesBackwards(numbers: readonly number[]): MakeProblem {
  return (context) => {
    const divisor = context.random.pick(numbers);
    const quotient = context.random.integer(scaled(context.difficulty, 2, 4), 10);
    return exact(divisor * quotient, divisor, context);
  };
}

/** What is left over after sharing evenly. */
export const remainder: MakeProblem = (context) => {
  const divisor = context.random.integer(scaled(context.difficulty, 2, 4), 9);
  const quotient = context.random.integer(2, 9);
  const rest = context.random.integer(1, divisor - 1);
  const whole = divisor * quotient + rest;
  const show = context.notation.number;
  return equality({
    expression: `${show(whole)} ${dividedBy} ${show(divisor)}`,
    left: `remainder(${show(whole)}; ${show(divisor)})`,
    answer: show(rest),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(rest),
      [divisor - rest, quotient, rest + 1, rest - 1, rest + 2]
        .filter((value) => value >= 0)
        .map((value) => show(value)),
    ),
    working: `${show(whole)} = ${show(quotient)} ${times} ${show(divisor)} + ${show(rest)}`,
  });
};

/** By ten, a hundred or a thousand, without a remainder. */
export const byPowersOfTen: MakeProblem = (context) => {
  const place = context.random.pick(context.difficulty < 0.5 ? [10, 100] : [10, 100, 1000]);
  const quotient = context.random.integer(2, 99);
  return exact(quotient * place, place, context, [quotient * 10, quotient / 10]);
};

/** A two- or three-digit number by a digit, split into easy parts. */
export const longer: MakeProblem = (context) => {
  const divisor = context.random.integer(3, 9);
  const tens = context.random.integer(1, scaled(context.difficulty, 3, 8));
  const units = context.random.integer(1, 9);
  const show = context.notation.number;
  return exact(
    divisor * (10 * tens + units),
    divisor,
    context,
    [10 * tens + units + 10, 10 * tens + units - 1],
    `${show(divisor * 10 * tens)} ${dividedBy} ${show(divisor)} + ${show(divisor * units)} ${dividedBy} ${show(divisor)} = ${show(10 * tens)} + ${show(units)}`,
  );
};

function exact(
  whole: number,
  divisor: number,
  context: ProblemContext,
  mistakes: readonly number[] = [],
  middle?: string,
): Problem {
  const show = context.notation.number;
  const quotient = whole / divisor;
  const expression = `${show(whole)} ${dividedBy} ${show(divisor)}`;
  const candidates = [...mistakes, quotient + 1, quotient - 1, quotient + 2, whole - divisor];
  return equality({
    expression,
    operands: [show(whole), show(divisor)],
    answer: show(quotient),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(quotient),
      candidates
        .filter((value) => value > 0 && Number.isInteger(value))
        .map((value) => show(value)),
    ),
    working:
      middle === undefined
        ? `${show(quotient)} ${times} ${show(divisor)} = ${show(whole)}${nextStep}${expression} = ${show(quotient)}`
        : `${expression} = ${middle} = ${show(quotient)}`,
  });
}
