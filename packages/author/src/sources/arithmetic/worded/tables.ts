import { times } from "../Notation.ts";
import type { MakeProblem } from "../Problem.ts";
import { scaled } from "../Problem.ts";
import { rational } from "../Rational.ts";
import { inUnit } from "./inUnit.ts";
import { sumOf } from "./values.ts";
import { wordedProblem } from "./wordedProblem.ts";

type Weights = readonly [number, number];

const easyWeights: readonly Weights[] = [
  [2, 1],
  [1, 3],
  [3, 1],
];
const hardWeights: readonly Weights[] = [
  [3, 2],
  [2, 3],
  [4, 1],
  [3, 5],
];

export const weighted: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const [p, q] = random.pick(difficulty < 0.5 ? easyWeights : hardWeights);
  const result = random.integer(8, 15);
  const apart = random.pick(
    [-2, -1, 1, 2].filter((each) => result + each * q > 0 && result - each * p > 0),
  );
  const [first, second] = [result + apart * q, result - apart * p];
  const figures = {
    a: notation.number(first),
    b: notation.number(p),
    c: notation.number(second),
    d: notation.number(q),
    m: notation.number(first * p + second * q),
    n: notation.number(p + q),
  };
  return inUnit(
    {
      lesson: "stat-weighted",
      figures,
      left: `weighted(${figures.a}; ${figures.b}; ${figures.c}; ${figures.d})`,
    },
    {
      value: result,
      unit: "",
      mistakes: [
        [rational(first + second, 2)],
        [rational(first * p + second * q, 2)],
        [result + 1],
        [result - 1],
      ],
    },
    context,
  );
};

/** The mean of values that a table gives with their frequencies. */
export const table: MakeProblem = (context) => {
  const { random, difficulty, notation, texts } = context;
  const count = difficulty < 0.6 ? 10 : 20;
  const first = random.integer(2, count / 2 - 1);
  const second = random.integer(2, count / 2 - 1);
  const lowest = random.integer(0, scaled(difficulty, 1, 2));
  const frequencies = [first, second, count - first - second].map((often, index) => ({
    value: lowest + index,
    often,
  }));
  const total = sumOf(frequencies.map(({ value, often }) => value * often));
  const rows = frequencies.map(({ value, often }) => ({
    value: notation.number(value),
    often: notation.number(often),
  }));
  const figures = {
    a: texts.list(rows.map((row) => texts.t("author.arithmetic.stat-table.row", row))),
    b: rows.map(({ value, often }) => `${value} ${times} ${often}`).join(" + "),
    m: notation.number(total),
    n: notation.number(count),
  };
  return inUnit(
    {
      lesson: "stat-table",
      figures,
      block: {
        type: "table",
        caption: texts.t("author.arithmetic.stat-table.caption", { a: figures.a }),
        header: [
          texts.t("author.arithmetic.stat-table.value"),
          texts.t("author.arithmetic.stat-table.frequency"),
          texts.t("author.arithmetic.stat-table.product"),
        ],
        rows: [
          ...frequencies.map(({ value, often }) =>
            [value, often, value * often].map((each) => notation.number(each)),
          ),
          [texts.t("author.arithmetic.stat-table.total"), figures.n, figures.m],
        ],
      },
      left: `weighted(${rows.map(({ value, often }) => `${value}; ${often}`).join("; ")})`,
    },
    {
      value: rational(total, count),
      unit: "",
      mistakes: [
        [lowest + 1],
        ...(total % 3 === 0 ? [[total / 3] as const] : []),
        [rational(total + 2, count)],
        [rational(total - 1, count)],
      ],
    },
    context,
  );
};

export const percent: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const whole = random.pick(difficulty < 0.5 ? [10, 20, 50] : [20, 25, 40, 50, 200]);
  const step = whole === 40 ? 2 : whole === 200 ? 2 : 1;
  const part = step * random.integer(2, whole / step - 2);
  const share = (part * 100) / whole;
  const [a, b] = [notation.number(part), notation.number(whole)];
  const answer = notation.percent(share);
  return wordedProblem(
    {
      lesson: "stat-percent",
      figures: { a, b, m: `${notation.number(share)}/100` },
      left: `${a}/${b}`,
      answer,
      mistakes: [part, 100 - share, share + 10, share - 10]
        .filter((mistake) => mistake > 0 && mistake <= 100)
        .map(notation.percent),
      typed: { answer: String(share), unit: "%" },
    },
    context,
  );
};
