import { nextStep, superscript, times } from "../Notation.ts";
import type { MakeProblem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";

export const squares: MakeProblem = (context) =>
  power(context.random.integer(2, scaled(context.difficulty, 9, 15)), 2, context);

/** Largest exponent of each base that can be worked out in the head. */
const largestExponent: Readonly<Record<number, number>> = { 2: 9, 3: 5, 4: 4, 5: 4, 6: 3, 10: 5 };

/** Third and higher powers. */
export const higherPowers: MakeProblem = (context) => {
  const bases = context.difficulty < 0.4 ? [2, 3, 4, 10] : [2, 3, 4, 5, 6, 10];
  const base = context.random.pick(bases);
  const largest = largestExponent[base] ?? 3;
  return power(base, context.random.integer(3, largest), context);
};

/** A digit times a power of ten. */
export const powersOfTen: MakeProblem = ({ random, notation, difficulty }) => {
  const exponent = random.integer(2, scaled(difficulty, 4, 6));
  const digit = random.integer(1, 9);
  const expression = `${digit} ${times} 10${superscript(exponent)}`;
  const answer = notation.number(digit * 10 ** exponent);
  return equality({
    expression,
    answer,
    answerKind: "number",
    mistakes: distinctMistakes(
      answer,
      [digit * 10 ** (exponent + 1), digit * 10 ** (exponent - 1), digit * 10 * exponent].map(
        (mistake) => notation.number(mistake),
      ),
    ),
    working: `10${superscript(exponent)} = ${notation.number(10 ** exponent)}${nextStep}${expression} = ${answer}`,
  });
};

/** The product of two powers of one base, as a power. */
export const product: MakeProblem = ({ random, difficulty }) => {
  const base = random.integer(2, 9);
  const first = random.integer(2, scaled(difficulty, 5, 9));
  const second = random.integer(2, scaled(difficulty, 4, 9));
  const answer = `${base}${superscript(first + second)}`;
  return equality({
    expression: `${base}${superscript(first)} ${times} ${base}${superscript(second)}`,
    answer,
    answerKind: "expression",
    mistakes: distinctMistakes(answer, [
      `${base}${superscript(first * second)}`,
      `${base * base}${superscript(first + second)}`,
      `${base}${superscript(first + second + 1)}`,
      `${2 * base}${superscript(first + second)}`,
    ]),
    working: `${base}${superscript(first)} ${times} ${base}${superscript(second)} = ${base}^(${first} + ${second}) = ${answer}`,
  });
};

export const squareRoots: MakeProblem = ({ random, notation, difficulty }) => {
  const root = random.integer(2, scaled(difficulty, 9, 15));
  const answer = notation.number(root);
  const square = root * root;
  return equality({
    expression: `√${square}`,
    answer,
    answerKind: "number",
    mistakes: distinctMistakes(
      answer,
      [square / 2, root + 1, root - 1, root + 2]
        .filter((mistake) => Number.isInteger(mistake))
        .map((mistake) => notation.number(mistake)),
    ),
    working: `${answer}² = ${notation.number(square)}${nextStep}√${square} = ${answer}`,
  });
};

function power(base: number, exponent: number, { notation }: ProblemContext) {
  const value = base ** exponent;
  const answer = notation.number(value);
  const expression = `${base}${superscript(exponent)}`;
  return equality({
    expression,
    answer,
    answerKind: "number",
    mistakes: distinctMistakes(
      answer,
      [
        base * exponent,
        base ** (exponent - 1) * (base + 1),
        exponent ** base,
        value + base,
        value - base,
      ]
        .filter((mistake) => mistake > 0 && mistake < 100_000)
        .map((mistake) => notation.number(mistake)),
    ),
    working: `${expression} = ${Array.from({ length: exponent }, () => base).join(` ${times} `)} = ${answer}`,
  });
}
