import { minus, sum, term, times } from "../Notation.ts";
import type { MakeProblem, Problem } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";

/** The value of an expression for a given x. */
export const evaluation: MakeProblem = ({ random, notation, difficulty }) => {
  const x = random.integer(2, 9) * (difficulty > 0.6 ? random.pick([1, -1]) : 1);
  const a = random.integer(2, scaled(difficulty, 5, 9));
  const b = random.integer(1, 9) * random.pick([1, -1]);
  const expression = polynomial(0, a, b);
  const value = a * x + b;
  const answer = notation.number(value);
  return {
    expression: notation.given(expression, notation.number(x)),
    answer,
    answerKind: "number",
    mistakes: distinctMistakes(
      answer,
      [a + x + b, a * (x + b), a * x - b, value + a].map((mistake) => notation.number(mistake)),
    ),
    working: `${notation.number(a)} ${times} ${notation.operand(x)} ${b < 0 ? minus : "+"} ${notation.number(Math.abs(b))} = ${notation.number(a * x)} ${b < 0 ? minus : "+"} ${notation.number(Math.abs(b))} = ${answer}`,
    claim: (given) => ({ left: expression, right: given, variables: { x: notation.number(x) } }),
  };
};

/** 3x + 5 + 2x − 1, put together. */
export const likeTerms: MakeProblem = ({ random, difficulty }) => {
  const [a, c] = [
    random.integer(2, 9),
    random.integer(2, 9) * (difficulty > 0.4 ? random.pick([1, -1]) : 1),
  ];
  const [b, d] = [random.integer(1, 9), random.integer(1, 9) * random.pick([1, -1])];
  const expression = sum([
    { factor: a, symbol: "x" },
    { factor: b, symbol: "" },
    { factor: c, symbol: "x" },
    { factor: d, symbol: "" },
  ]);
  const grouped = `${polynomial(0, a, 0)} ${signed(c, "x")} ${signed(b, "")} ${signed(d, "")}`;
  return rewriting([expression, grouped], polynomial(0, a + c, b + d), [
    polynomial(0, a + b + c + d, 0),
    polynomial(0, a - c, b + d),
    polynomial(0, a + c, b - d),
    polynomial(a + c, 0, b + d),
  ]);
};

/** a(x + b). */
export const expanding: MakeProblem = ({ random, difficulty }) => {
  const a = random.integer(2, 9);
  const b = random.integer(1, 9) * random.pick([1, -1]);
  const factor = difficulty < 0.5 ? 1 : random.integer(2, 5);
  const expression = `${a}(${polynomial(0, factor, b)})`;
  const spread = `${a} ${times} ${polynomial(0, factor, 0)} ${b < 0 ? minus : "+"} ${a} ${times} ${Math.abs(b)}`;
  return rewriting([expression, spread], polynomial(0, a * factor, a * b), [
    polynomial(0, a * factor, b),
    polynomial(0, factor, a * b),
    polynomial(0, a + factor, a + b),
    polynomial(0, a * factor, -a * b),
  ]);
};

/** A common factor taken out, as far as it goes. */
export const commonFactor: MakeProblem = ({ random, difficulty }) => {
  const a = random.integer(2, scaled(difficulty, 5, 9));
  const inner = random.integer(1, 3);
  const b =
    random.pick([1, 2, 4, 5, 7].filter((value) => value % inner !== 0 || inner === 1)) *
    random.pick([1, -1]);
  const written = (factor: number, x: number, constant: number) =>
    `${factor}(${polynomial(0, x, constant)})`;
  const expression = polynomial(0, a * inner, a * b);
  const split = `${a} ${times} ${polynomial(0, inner, 0)} ${b < 0 ? minus : "+"} ${a} ${times} ${Math.abs(b)}`;
  return rewriting([expression, split], written(a, inner, b), [
    written(a, inner, a * b),
    written(a, inner, -b),
    written(a + 1, inner, b),
    written(a, a * inner, b),
  ]);
};

/** (x + a)(x + b). */
export const doubleBrackets: MakeProblem = ({ random, difficulty }) => {
  const a = random.integer(1, 9);
  const drawn = random.integer(1, 9) * (difficulty > 0.4 ? random.pick([1, -1]) : 1);
  const b = drawn === a || drawn === -a ? drawn + (drawn > 0 ? 1 : -1) : drawn;
  const expression = `(${polynomial(0, 1, a)})(${polynomial(0, 1, b)})`;
  const spread = `x² ${signed(b, "x")} ${signed(a, "x")} ${signed(a * b, "")}`;
  return rewriting([expression, spread], polynomial(1, a + b, a * b), [
    polynomial(1, 0, a * b),
    polynomial(1, a * b, a + b),
    polynomial(1, a + b, a + b),
    polynomial(1, -(a + b), a * b),
  ]);
};

/** (x + a)² and (x + a)(x − a). */
export const identities: MakeProblem = ({ random, difficulty }) => {
  const a = random.integer(2, scaled(difficulty, 6, 11));
  const kind = random.pick(["plus", "minus", "difference"] as const);
  if (kind === "difference")
    return rewriting(
      [`(${polynomial(0, 1, a)})(${polynomial(0, 1, -a)})`, `x² ${minus} ${a}²`],
      polynomial(1, 0, -a * a),
      [polynomial(1, 0, a * a), polynomial(1, 2 * a, -a * a), polynomial(1, -2 * a, a * a)],
    );
  const second = kind === "plus" ? a : -a;
  const squared = `x² ${kind === "plus" ? "+" : minus} 2 ${times} ${a}x + ${a}²`;
  return rewriting([`(${polynomial(0, 1, second)})²`, squared], polynomial(1, 2 * second, a * a), [
    polynomial(1, 0, a * a),
    polynomial(1, second, a * a),
    polynomial(1, 2 * second, 2 * a),
    polynomial(1, -2 * second, a * a),
  ]);
};

/** The first of the steps is what is asked. */
function rewriting(
  [expression, middle]: readonly [expression: string, middle: string],
  answer: string,
  mistakes: readonly string[],
): Problem {
  return equality({
    expression,
    answer,
    answerKind: "expression",
    mistakes: distinctMistakes(answer, mistakes),
    working: [expression, ...(middle === answer ? [] : [middle]), answer].join(" = "),
  });
}

/** + 3x, − 5. */
function signed(factor: number, symbol: string): string {
  return `${factor < 0 ? minus : "+"} ${term(Math.abs(factor), symbol)}`;
}

function polynomial(squared: number, linear: number, constant: number): string {
  return sum([
    { factor: squared, symbol: "x²" },
    { factor: linear, symbol: "x" },
    { factor: constant, symbol: "" },
  ]);
}
