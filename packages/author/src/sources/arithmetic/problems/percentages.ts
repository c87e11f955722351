import { dividedBy, minus, nextStep, times } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { distinctMistakes, equality, scaled } from "../Problem.ts";
import { multiply, rational } from "../Rational.ts";

/** A percentage as a fraction in lowest terms. */
export const asFraction: MakeProblem = ({ notation, random }) => {
  const percent = random.pick([5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 15, 35, 45, 65]);
  const value = rational(percent, 100);
  const answer = notation.number(value);
  const mistakes = [
    rational(percent, 10),
    rational(1, percent),
    rational(100 - percent, 100),
    rational(percent + 5, 100),
    rational(percent, 1000),
  ];
  return equality({
    expression: notation.percent(percent),
    left: notation.percent(percent),
    answer,
    answerKind: "expression",
    mistakes: distinctMistakes(
      answer,
      mistakes
        .filter(({ denominator }) => denominator !== 1n)
        .map((mistake) => notation.number(mistake)),
    ),
    working: `${notation.percent(percent)} = ${percent}/100 = ${answer}`,
  });
};

/** Percentages that are easy parts: a half, a quarter, a tenth. */
export const friendly: MakeProblem = (context) => {
  const { notation, random, difficulty } = context;
  const percent = random.pick(difficulty < 0.5 ? [10, 50] : [10, 20, 25, 50, 75]);
  const unit = percent === 25 || percent === 75 ? 4 : 10;
  const whole = unit * random.integer(2, scaled(difficulty, 9, 30));
  const parts = 100 / percent;
  const working = Number.isInteger(parts)
    ? `${notation.percent(percent)} = 1/${parts}${nextStep}${notation.number(whole)} ${dividedBy} ${parts}`
    : `${notation.percent(25)} = ${notation.number(whole / 4)}${nextStep}3 ${times} ${notation.number(whole / 4)}`;
  return part(percent, whole, context, working);
};

/** Any whole percentage of a multiple of a hundred, or by way of one percent. */
export const any: MakeProblem = (context) => {
  const { notation, random, difficulty } = context;
  const percent = random.integer(2, 39);
  const whole = 100 * random.integer(1, scaled(difficulty, 5, 12));
  const one = whole / 100;
  return part(
    percent,
    whole,
    context,
    `${notation.percent(1)} = ${notation.number(one)}${nextStep}${percent} ${times} ${notation.number(one)}`,
  );
};

/** A number raised or lowered by a percentage. */
export const change: MakeProblem = ({ notation, random, difficulty }) => {
  const percent = random.pick([10, 20, 25, 30, 40, 50, 5, 15]);
  const whole = 20 * random.integer(2, scaled(difficulty, 10, 25));
  const up = random.next() < 0.5;
  const amount = (whole * percent) / 100;
  const value = up ? whole + amount : whole - amount;
  const sign = up ? "+" : minus;
  const show = notation.number;
  return equality({
    expression: (up ? notation.raised : notation.lowered)(show(whole), notation.percent(percent)),
    left: `${up ? "raised" : "lowered"}(${show(whole)}; ${notation.percent(percent)})`,
    answer: show(value),
    answerKind: "number",
    mistakes: distinctMistakes(
      show(value),
      [
        amount,
        up ? whole - amount : whole + amount,
        up ? whole + percent : whole - percent,
        value + 10,
      ]
        .filter((mistake) => mistake > 0)
        .map((mistake) => show(mistake)),
    ),
    working: `${notation.of(notation.percent(percent), show(whole))} = ${show(amount)}${nextStep}${show(whole)} ${sign} ${show(amount)} = ${show(value)}`,
  });
};

/** Which percentage one number is of another. */
export const find: MakeProblem = ({ notation, random, difficulty }) => {
  const percent = random.pick([10, 20, 25, 30, 40, 50, 60, 75, 80, 90]);
  const whole = 20 * random.integer(1, scaled(difficulty, 5, 20));
  const amount = (whole * percent) / 100;
  const show = notation.number;
  const answer = notation.percent(percent);
  return {
    expression: `${show(amount)}/${show(whole)}`,
    answer,
    answerKind: "expression",
    mistakes: distinctMistakes(
      answer,
      [amount, 100 - percent, percent + 10, percent + 5, percent / 2]
        .filter((mistake) => Number.isInteger(mistake) && mistake > 0 && mistake <= 100)
        .map((mistake) => notation.percent(mistake)),
    ),
    working: `${show(amount)}/${show(whole)} = ${percent}/100 = ${answer}`,
    claim: (given) => ({ left: `${show(amount)}/${show(whole)}`, right: given }),
  };
};

function part(
  percent: number,
  whole: number,
  { notation }: ProblemContext,
  working: string,
): Problem {
  const value = multiply(rational(percent, 100), rational(whole));
  const amount = Number(value.numerator) / Number(value.denominator);
  const answer = notation.decimal(value);
  return equality({
    expression: notation.of(notation.percent(percent), notation.number(whole)),
    left: `${notation.percent(percent)} ${times} ${notation.number(whole)}`,
    operands: [notation.percent(percent), notation.number(whole)],
    answer,
    answerKind: "number",
    mistakes: distinctMistakes(
      answer,
      [amount * 10, whole - percent, whole - amount, amount + 5, amount / 10]
        .filter((mistake) => mistake > 0 && Number.isInteger(mistake))
        .map((mistake) => notation.number(mistake)),
    ),
    working: `${working} = ${answer}`,
  });
}
