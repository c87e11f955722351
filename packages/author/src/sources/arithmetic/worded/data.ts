import { dividedBy } from "../Notation.ts";
import type { MakeProblem } from "../Problem.ts";
import { scaled } from "../Problem.ts";
import { rational } from "../Rational.ts";
import { inUnit } from "./inUnit.ts";
import { call, draw, inOrder, middleOf, middles, sumOf } from "./values.ts";

export const mean: MakeProblem = (context) => {
  const { random, difficulty, notation, texts } = context;
  const count = random.integer(3, scaled(difficulty, 4, 6));
  const free = draw(count - 1, [3, 18], context);
  // The last one makes the sum a multiple of the count.
  const last = count * random.integer(1, 3) + ((count - (sumOf(free) % count)) % count);
  const values = random.shuffle([...free, last]);
  const total = sumOf(values);
  const figures = {
    a: texts.list(values.map(notation.number)),
    b: notation.number(total),
    m: values.map(notation.number).join(" + "),
    n: notation.number(count),
  };
  const ordered = inOrder(values);
  return inUnit(
    { lesson: "stat-mean", figures, left: call("mean", values, context) },
    {
      value: total / count,
      unit: "",
      mistakes: [[middleOf(ordered)], [total], [total / count + 1], [total / count + 2]],
    },
    context,
  );
};

export const median: MakeProblem = (context) => {
  const { random, difficulty, notation, texts } = context;
  const count = difficulty < 0.5 ? 5 : random.pick([5, 6, 7]);
  const values = draw(count, [2, 20], context);
  const ordered = inOrder(values);
  const middle = middleOf(ordered);
  const answer = notation.decimal(middle);
  const [low, high] = middles(ordered).map(notation.number);
  const figures = {
    a: texts.list(values.map(notation.number)),
    m: texts.list(ordered.map(notation.number)),
    n: count % 2 === 1 ? answer : `(${low} + ${high}) ${dividedBy} 2 = ${answer}`,
  };
  return inUnit(
    { lesson: "stat-median", figures, left: call("median", values, context) },
    {
      value: middle,
      unit: "",
      // The middle of the values as they are given, the middle of the ends, and the neighbours.
      mistakes: [
        [middleOf(values)],
        [rational((ordered[0] ?? 0) + (ordered.at(-1) ?? 0), 2)],
        ...ordered.slice(Math.floor(count / 2) + 1).map((value) => [value] as const),
      ],
    },
    context,
  );
};

export const mode: MakeProblem = (context) => {
  const { random, difficulty, notation, texts } = context;
  const often = random.integer(2, scaled(difficulty, 3, 4));
  const others = random.sample([36, 37, 38, 39, 40, 41, 42, 43, 44], scaled(difficulty, 4, 5));
  const [most = 36, second = 37, ...rest] = others;
  const repeated = often > 2 ? [second, second] : [second];
  const values = random.shuffle([
    ...Array.from({ length: often }, () => most),
    ...repeated,
    ...rest,
  ]);
  const figures = {
    a: texts.list(values.map(notation.number)),
    m: notation.number(often),
  };
  return inUnit(
    { lesson: "stat-mode", figures, left: call("mode", values, context) },
    { value: most, unit: "", mistakes: others.slice(1).map((value) => [value] as const) },
    context,
  );
};

export const range: MakeProblem = (context) => {
  const { random, difficulty, notation, texts } = context;
  const lowest = difficulty < 0.6 ? 2 : -6;
  const values = draw(random.integer(5, 7), [lowest, 24], context);
  const ordered = inOrder(values);
  const [least = 0, greatest = 0] = [ordered[0], ordered.at(-1)];
  const figures = {
    a: texts.list(values.map(notation.number)),
    m: notation.number(greatest),
    n: notation.operand(least),
  };
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return inUnit(
    { lesson: "stat-range", figures, left: call("range", values, context) },
    {
      value: greatest - least,
      unit: "",
      mistakes: [
        [greatest],
        [greatest + least],
        [Math.abs(last - first)],
        [greatest - least + 1],
        [greatest - least - 1],
      ],
    },
    context,
  );
};
