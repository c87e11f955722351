import { minus, times } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";

/** A sum with at least one negative number. */
export const addition: MakeProblem = (context) => {
  const { random, notation, difficulty } = context;
  const size = scaled(difficulty, 9, 20);
  const first = random.integer(1, size) * random.pick([-1, 1]);
  const second = random.integer(1, size) * (first > 0 ? -1 : random.pick([-1, 1]));
  return outcome(
    `${notation.number(first)} + ${notation.operand(second)}`,
    first + second,
    context,
    [-(first + second), first - second, second - first, first + second + 2],
    second < 0 ? `${notation.number(first)} ${minus} ${notation.number(-second)}` : undefined,
  );
};

/** Taking away a negative number, and more than is there. */
export const subtraction: MakeProblem = (context) => {
  const { random, notation, difficulty } = context;
  const size = scaled(difficulty, 9, 20);
  const first = random.integer(-size, size);
  const second = random.integer(1, size) * random.pick([-1, 1, -1]);
  return outcome(
    `${notation.number(first)} ${minus} ${notation.operand(second)}`,
    first - second,
    context,
    [first + second, -(first - second), -(first + second), first - second + 1],
    second < 0 ? `${notation.number(first)} + ${notation.number(-second)}` : undefined,
  );
};

/** The rule of signs. */
export const multiplication: MakeProblem = (context) => {
  const { random, notation, difficulty } = context;
  const first = random.integer(2, scaled(difficulty, 6, 12)) * random.pick([-1, -1, 1]);
  const second = random.integer(2, 9) * (first > 0 ? -1 : random.pick([-1, 1]));
  return outcome(
    `${notation.operand(first)} ${times} ${notation.operand(second)}`,
    first * second,
    context,
    [-(first * second), first + second, first * second + first],
  );
};

/** Multiplication before addition, brackets first. */
export const orderOfOperations: MakeProblem = (context) => {
  const { random, notation, difficulty } = context;
  const [a, b, c] = [random.integer(2, 9), random.integer(2, 9), random.integer(2, 9)];
  const show = notation.number;
  if (difficulty > 0.5 && random.next() < 0.5) {
    return outcome(
      `${show(a)} ${times} (${show(b)} + ${show(c)})`,
      a * (b + c),
      context,
      [a * b + c, a + b * c, a * (b + c) + a],
      `${show(a)} ${times} ${show(b + c)}`,
    );
  }
  return random.next() < 0.5 || a < 3
    ? outcome(
        `${show(a)} + ${show(b)} ${times} ${show(c)}`,
        a + b * c,
        context,
        [(a + b) * c, a * b + c, a + b + c],
        `${show(a)} + ${show(b * c)}`,
      )
    : outcome(
        `${show(a * 10)} ${minus} ${show(b)} ${times} ${show(c)}`,
        a * 10 - b * c,
        context,
        [(a * 10 - b) * c, a * 10 - b - c, a * 10 + b * c],
        `${show(a * 10)} ${minus} ${show(b * c)}`,
      );
};

function outcome(
  expression: string,
  value: number,
  { notation }: ProblemContext,
  mistakes: readonly number[],
  middle?: string,
): Problem {
  const answer = notation.number(value);
  return equality({
    expression,
    answer,
    answerKind: "number",
    mistakes: distinctMistakes(
      answer,
      [...mistakes, value + 1, value - 1, value + 10].map((mistake) => notation.number(mistake)),
    ),
    working: [expression, ...(middle === undefined ? [] : [middle]), answer].join(" = "),
  });
}
