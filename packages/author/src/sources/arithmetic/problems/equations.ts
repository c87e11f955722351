import { dividedBy, minus, nextStep, sum, term } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, scaled, solution } from "../Problem.ts";

/** x + a = b. */
export const addOrSubtract: MakeProblem = (context) => {
  const { random, difficulty } = context;
  const x = random.integer(1, scaled(difficulty, 10, 25));
  const a = random.integer(1, scaled(difficulty, 9, 30)) * random.pick([1, -1]);
  return equation({ factor: 1, constant: a, x }, context, [x + 2 * a, x + 1, -x]);
};

/** ax = b. */
export const multiplyOrDivide: MakeProblem = (context) => {
  const { random, difficulty } = context;
  const x =
    random.integer(2, scaled(difficulty, 9, 12)) * (difficulty > 0.6 ? random.pick([1, -1]) : 1);
  const a = random.integer(2, 9);
  return equation({ factor: a, constant: 0, x }, context, [a * x - a, a * x + a, x + 1]);
};

/** ax + b = c. */
export const twoSteps: MakeProblem = (context) => {
  const { random, difficulty } = context;
  const x = random.integer(1, 9) * (difficulty > 0.5 ? random.pick([1, -1]) : 1);
  const a = random.integer(2, scaled(difficulty, 5, 9));
  const b = random.integer(1, 12) * random.pick([1, -1]);
  return equation({ factor: a, constant: b, x }, context, [a * x, x + b, -x, x + 1]);
};

/** ax + b = cx + d. */
export const bothSides: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const x = random.integer(1, 9) * (difficulty > 0.5 ? random.pick([1, -1]) : 1);
  const c = random.integer(1, 4);
  const a = c + random.integer(1, scaled(difficulty, 3, 6));
  const b = random.integer(1, 10) * random.pick([1, -1]);
  const d = a * x + b - c * x;
  const left = linear(a, b);
  const right = linear(c, d);
  const answer = notation.number(x);
  return solution({
    left,
    right,
    answer,
    answerKind: "number",
    mistakes: near(answer, [-x, x + 1, x - 1, d + b], context),
    working: [
      `${left} = ${right}`,
      `${term(a - c, "x")} = ${sum([
        { factor: d, symbol: "" },
        { factor: -b, symbol: "" },
      ])} = ${notation.number(d - b)}`,
      ...(a - c === 1
        ? []
        : [`x = ${notation.number(d - b)} ${dividedBy} ${notation.number(a - c)}`]),
      `x = ${answer}`,
    ].join(nextStep),
  });
};

/** a(x + b) = c. */
export const brackets: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const x = random.integer(1, 9) * (difficulty > 0.6 ? random.pick([1, -1]) : 1);
  const a = random.integer(2, scaled(difficulty, 5, 9));
  const b = random.integer(1, 9) * random.pick([1, -1]);
  const left = `${a}(${linear(1, b)})`;
  const right = notation.number(a * (x + b));
  const answer = notation.number(x);
  return solution({
    left,
    right,
    answer,
    answerKind: "number",
    mistakes: near(answer, [x + b, a * (x + b) - b, x + 2 * b, -x], context),
    working: [
      `${left} = ${right}`,
      `${linear(1, b)} = ${right} ${dividedBy} ${a} = ${notation.number(x + b)}`,
      `x = ${answer}`,
    ].join(nextStep),
  });
};

function equation(
  {
    factor,
    constant,
    x,
  }: { readonly factor: number; readonly constant: number; readonly x: number },
  context: ProblemContext,
  mistakes: readonly number[],
): Problem {
  const { notation } = context;
  const left = linear(factor, constant);
  const value = factor * x + constant;
  const right = notation.number(value);
  const answer = notation.number(x);
  const undone =
    constant < 0 ? `+ ${notation.number(-constant)}` : `${minus} ${notation.number(constant)}`;
  return solution({
    left,
    right,
    answer,
    answerKind: "number",
    mistakes: near(answer, mistakes, context),
    working: [
      `${left} = ${right}`,
      ...(constant === 0
        ? []
        : [`${term(factor, "x")} = ${right} ${undone} = ${notation.number(value - constant)}`]),
      ...(factor === 1
        ? []
        : [`x = ${notation.number(value - constant)} ${dividedBy} ${factor} = ${answer}`]),
    ].join(nextStep),
  });
}

function near(answer: string, mistakes: readonly number[], { notation }: ProblemContext) {
  const x = mistakes.at(-1) ?? 0;
  return distinctMistakes(
    answer,
    [...mistakes, x + 2, x + 3, x + 5].map((mistake) => notation.number(mistake)),
  );
}

function linear(factor: number, constant: number): string {
  return sum([
    { factor, symbol: "x" },
    { factor: constant, symbol: "" },
  ]);
}
