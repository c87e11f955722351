import { dividedBy, minus, times } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";
import {
  add,
  compare,
  divide,
  equals,
  greatestCommonDivisor,
  multiply,
  rational,
  subtract,
} from "../Rational.ts";
import type { Rational } from "../Rational.ts";

/** A fraction of a whole number. */
export const ofNumber: MakeProblem = (context) => {
  const { notation, random, difficulty } = context;
  const fraction = proper(context, scaled(difficulty, 5, 9));
  const whole = Number(fraction.denominator) * random.integer(2, scaled(difficulty, 6, 12));
  const value = Number(fraction.numerator) * (whole / Number(fraction.denominator));
  const part = whole / Number(fraction.denominator);
  const show = notation.number;
  return equality({
    expression: notation.of(show(fraction), show(whole)),
    left: `${show(fraction)} ${times} ${show(whole)}`,
    operands: [show(fraction), show(whole)],
    answer: show(value),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(value),
      [part, whole - value, value + part, value + 1].map((mistake) => show(mistake)),
    ),
    working: `${show(whole)} ${dividedBy} ${show(rational(fraction.denominator))} = ${show(part)} → ${show(rational(fraction.numerator))} ${times} ${show(part)} = ${show(value)}`,
  });
};

/** The missing numerator or denominator of an equal fraction. */
export const equivalent: MakeProblem = ({ notation, random, difficulty, ...rest }) => {
  const fraction = proper({ notation, random, difficulty, ...rest }, scaled(difficulty, 5, 8));
  const factor = random.integer(2, scaled(difficulty, 4, 9));
  const bottom = Number(fraction.denominator) * factor;
  const top = Number(fraction.numerator) * factor;
  const show = notation.number;
  return {
    expression: `${show(fraction)} = …/${show(bottom)}`,
    answer: show(top),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(top),
      [
        Number(fraction.numerator) + bottom - Number(fraction.denominator),
        Number(fraction.numerator),
        top + 1,
        bottom - top,
      ].map((mistake) => show(mistake)),
    ),
    working: `${show(fraction)} = (${show(rational(fraction.numerator))} ${times} ${show(factor)})/(${show(rational(fraction.denominator))} ${times} ${show(factor)}) = ${show(top)}/${show(bottom)}`,
    claim: (answer) => ({ left: show(fraction), right: `(${answer})/${show(bottom)}` }),
  };
};

/** Lowest terms. The choices are all fractions; only one is equal and lowest. */
export const simplest: MakeProblem = (context) => {
  const { notation, random, difficulty } = context;
  const fraction = proper(context, scaled(difficulty, 5, 9));
  const factor = random.integer(2, scaled(difficulty, 5, 9));
  const [top, bottom] = [
    fraction.numerator * BigInt(factor),
    fraction.denominator * BigInt(factor),
  ];
  const expression = `${top}/${bottom}`;
  const near = [
    rational(fraction.numerator + 1n, fraction.denominator + 1n),
    rational(fraction.numerator, fraction.denominator + 1n),
    rational(fraction.numerator + 1n, fraction.denominator),
    rational(fraction.denominator, fraction.numerator),
  ].filter((mistake) => !equals(mistake, fraction) && mistake.denominator !== 1n);
  const show = notation.number;
  return equality({
    expression,
    answer: show(fraction),
    answerKind: "expression",
    mistakes: distinctMistakes(
      show(fraction),
      near.map((mistake) => show(mistake)),
    ),
    working: `${expression} = (${top} ${dividedBy} ${show(factor)})/(${bottom} ${dividedBy} ${show(factor)}) = ${show(fraction)}`,
  });
};

/** Which of <, > and = stands between two fractions. */
export const comparison: MakeProblem = (context) => {
  const { notation, difficulty, random } = context;
  const first = proper(context, scaled(difficulty, 5, 9));
  const drawn = proper(context, scaled(difficulty, 5, 9));
  const second = equals(first, drawn)
    ? rational(first.numerator, first.denominator + BigInt(random.integer(1, 3)))
    : drawn;
  const order = compare(first, second);
  const symbol = order === 0 ? "=" : order < 0 ? "<" : ">";
  const [left, right] = [notation.number(first), notation.number(second)];
  const common = leastCommonMultiple(first.denominator, second.denominator);
  return {
    expression: `${left} … ${right}`,
    answer: symbol,
    answerKind: "expression",
    mistakes: distinctMistakes(symbol, ["<", ">", "="]),
    working: `${over(first, common)} ${symbol} ${over(second, common)}`,
    claim: (answer) => ({
      left,
      right,
      relation: answer === "<" || answer === ">" ? answer : "=",
    }),
  };
};

/** Sums of equal denominators, then of any. */
export function sum(sameDenominator: boolean): MakeProblem {
  return (context) => twoFractions("+", sameDenominator, context);
}

/** Differences of equal denominators, then of any; never negative. */
export function difference(sameDenominator: boolean): MakeProblem {
  return (context) => twoFractions(minus, sameDenominator, context);
}

export const product: MakeProblem = (context) => {
  const [first, second] = [proper(context, scaled(context.difficulty, 5, 9)), proper(context, 7)];
  const value = multiply(first, second);
  const { numerator: a, denominator: b } = first;
  const { numerator: c, denominator: d } = second;
  return outcome(
    `${context.notation.number(first)} ${times} ${context.notation.number(second)}`,
    value,
    context,
    {
      middle: `(${a} ${times} ${c})/(${b} ${times} ${d})`,
      mistakes: [rational(a * d, b * c), rational(a * c, b + d), add(first, second)],
    },
  );
};

export const quotient: MakeProblem = (context) => {
  const [first, second] = [proper(context, scaled(context.difficulty, 5, 9)), proper(context, 7)];
  const show = context.notation.number;
  const upsideDown = `${second.denominator}/${second.numerator}`;
  return outcome(`${show(first)} ${dividedBy} ${show(second)}`, divide(first, second), context, {
    middle: `${show(first)} ${times} ${upsideDown}`,
    mistakes: [multiply(first, second), divide(second, first), subtract(rational(1), first)],
  });
};

function twoFractions(
  sign: "+" | typeof minus,
  sameDenominator: boolean,
  context: ProblemContext,
): Problem {
  const { random, difficulty } = context;
  const bottom = BigInt(random.integer(3, scaled(difficulty, 7, 12)));
  const other = sameDenominator
    ? bottom
    : BigInt(random.pick([2, 3, 4, 5, 6].filter((value) => BigInt(value) !== bottom)));
  const a = { top: BigInt(random.integer(1, Number(bottom) - 1)), bottom };
  const b = { top: BigInt(random.integer(1, Number(other) - 1)), bottom: other };
  const smallerFirst = a.top * b.bottom < b.top * a.bottom;
  const [first, second] = sign === minus && smallerFirst ? [b, a] : [a, b];
  const value = (sign === "+" ? add : subtract)(
    rational(first.top, first.bottom),
    rational(second.top, second.bottom),
  );
  const common = leastCommonMultiple(first.bottom, second.bottom);
  const tops = [first, second].map(({ top, bottom: own }) => top * (common / own));
  return outcome(
    `${first.top}/${first.bottom} ${sign} ${second.top}/${second.bottom}`,
    value,
    context,
    {
      middle: [
        sameDenominator
          ? `(${tops.join(` ${sign} `)})/${common}`
          : tops.map((top) => `${top}/${common}`).join(` ${sign} `),
        ...unreduced(sign === "+" ? sumOf(tops) : differenceOf(tops), common),
      ].join(" = "),
      mistakes: [
        rational(first.top + second.top, first.bottom + second.bottom),
        rational(first.top + second.top, common),
        rational(first.top * second.top, common),
        add(value, rational(1, common)),
      ],
    },
  );
}

function outcome(
  expression: string,
  value: Rational,
  { notation }: ProblemContext,
  parts: { readonly middle: string; readonly mistakes: readonly Rational[] },
): Problem {
  const answer = notation.number(value);
  const spares = [add(value, rational(1, 2)), add(value, rational(1, 3)), add(value, rational(1))];
  return equality({
    expression,
    answer,
    answerKind: "number",
    mistakes: distinctMistakes(
      answer,
      [...parts.mistakes, ...spares].map((mistake) => notation.number(mistake)),
    ),
    working: `${expression} = ${parts.middle} = ${answer}`,
  });
}

/** The fraction as it comes out, where it can still be simplified. */
function unreduced(numerator: bigint, denominator: bigint): string[] {
  return rational(numerator, denominator).denominator === denominator
    ? []
    : [`${numerator}/${denominator}`];
}

function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function differenceOf(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total - value);
}

/** In lowest terms, between 0 and 1. */
function proper({ random }: ProblemContext, largest: number): Rational {
  const bottom = random.integer(3, largest);
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter(
    (top) => greatestCommonDivisor(BigInt(top), BigInt(bottom)) === 1n,
  );
  return rational(random.pick(tops), bottom);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function over(value: Rational, denominator: bigint): string {
  return `${value.numerator * (denominator / value.denominator)}/${denominator}`;
}
