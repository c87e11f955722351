import { dividedBy, times } from "../Notation.ts";
import type { MakeProblem, Problem, ProblemContext } from "../Problem.ts";
import { scaled } from "../Problem.ts";
import { multiply, rational } from "../Rational.ts";
import type { Rational } from "../Rational.ts";
import { inUnit } from "./inUnit.ts";
import type { WordedParts } from "./wordedProblem.ts";
import { wordedProblem } from "./wordedProblem.ts";

/** One ball out of an urn with balls of two colours. */
export const urn: MakeProblem = (context) => {
  const { a, b, red, blue } = drawUrn(context);
  const all = red + blue;
  return likely(
    {
      lesson: "prob-urn",
      figures: { a, b, n: context.notation.number(all), m: steps(red, all, context) },
      left: `share(${a}; ${b})`,
    },
    {
      chance: rational(red, all),
      mistakes: [rational(red, blue), rational(blue, all), rational(1, all), rational(1, red)],
    },
    context,
  );
};

/** More than a number, with a die of any number of faces. */
export const die: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const faces = random.pick(difficulty < 0.4 ? [6, 8, 10] : [8, 10, 12, 20]);
  const limit = random.integer(1, faces - 2);
  const [a, b] = [notation.number(limit), notation.number(faces)];
  const good = faces - limit;
  return likely(
    {
      lesson: "prob-die",
      figures: { a, b, n: notation.number(good), m: steps(good, faces, context) },
      left: `above(${a}; ${b})`,
    },
    {
      chance: rational(good, faces),
      mistakes: [rational(good + 1, faces), rational(limit, faces), rational(1, faces)],
    },
    context,
  );
};

/** A single one is no list. */
const fewestMultiples = 2;

/** A multiple among numbered cards. */
export const cards: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const divisor = random.integer(2, scaled(difficulty, 5, 9));
  const counts = difficulty < 0.5 ? [10, 12, 20] : [15, 18, 20, 24, 25, 30, 40];
  const count = random.pick(counts.filter((each) => each >= fewestMultiples * divisor));
  const good = Math.floor(count / divisor);
  const multiples = Array.from({ length: good }, (_, index) => divisor * (index + 1));
  const [a, b] = [notation.number(divisor), notation.number(count)];
  return likely(
    {
      lesson: "prob-cards",
      figures: {
        a,
        b,
        c: context.texts.list(multiples.map((multiple) => notation.number(multiple))),
        n: notation.number(good),
        m: steps(good, count, context),
      },
      left: `multiples(${a}; ${b})`,
    },
    {
      chance: rational(good, count),
      mistakes: [
        rational(divisor, count),
        rational(1, count),
        rational(good + 1, count),
        rational(count - good, count),
      ],
    },
    context,
  );
};

/** The same colour twice, the first ball being put back. */
export const twoDraws: MakeProblem = (context) => {
  const { a, b, red, blue } = drawUrn(context);
  const { notation } = context;
  const all = red + blue;
  const once = rational(red, all);
  return likely(
    {
      lesson: "prob-two",
      figures: { a, b, n: `${a}/${notation.number(all)}` },
      left: `share(${a}; ${b})²`,
    },
    {
      chance: multiply(once, once),
      mistakes: [
        once,
        multiply(once, rational(2)),
        multiply(once, rational(1, 2)),
        multiply(once, rational(red - 1, all - 1)),
      ],
    },
    context,
  );
};

/** How many ways to choose one of each kind. */
export const product: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const count = () => random.integer(2, scaled(difficulty, 5, 8));
  const [first, second, third] = [count(), count(), count()];
  const [a, b, c] = [notation.number(first), notation.number(second), notation.number(third)];
  return inUnit(
    {
      lesson: "count-product",
      figures: { a, b, c },
      left: `${a} ${times} ${b} ${times} ${c}`,
    },
    {
      value: first * second * third,
      unit: "",
      mistakes: [
        [first + second + third],
        [first * second],
        [first * second + third],
        [2 * first * second * third],
      ],
    },
    context,
  );
};

/** How many ways to choose two or three out of several. */
export const choice: MakeProblem = (context) => {
  const { random, difficulty, notation } = context;
  const all = random.integer(4, scaled(difficulty, 12, 18));
  const chosen = difficulty < 0.6 || all > 10 ? 2 : 3;
  const ordered = chosen === 2 ? all * (all - 1) : all * (all - 1) * (all - 2);
  const repeats = chosen === 2 ? 2 : 6;
  const factors = [all, all - 1, all - 2].slice(0, chosen).map((value) => notation.number(value));
  const [a, b] = [notation.number(all), notation.number(chosen)];
  return inUnit(
    {
      lesson: "count-choose",
      figures: {
        a,
        b,
        m: `${factors.join(` ${times} `)} ${dividedBy} ${notation.number(repeats)}`,
      },
      left: `choose(${a}; ${b})`,
    },
    {
      value: ordered / repeats,
      unit: "",
      mistakes: [[ordered], [all * chosen], [all ** chosen], [ordered / repeats + all]],
    },
    context,
  );
};

/** A problem whose answer is a probability, as a fraction in lowest terms. */
function likely(
  parts: Pick<WordedParts, "lesson" | "figures" | "left">,
  { chance, mistakes }: { readonly chance: Rational; readonly mistakes: readonly Rational[] },
  context: ProblemContext,
): Problem {
  const { number } = context.notation;
  return wordedProblem(
    {
      ...parts,
      answer: number(chance),
      mistakes: mistakes.filter(({ numerator }) => numerator > 0n).map((each) => number(each)),
      typed: {
        answer: `${chance.numerator}/${chance.denominator}`,
        note: context.texts.t("author.question.worded.fraction"),
      },
    },
    context,
  );
}

/** 6/16 = 3/8, or 3/8 where that is in lowest terms. */
function steps(part: number, whole: number, { notation }: ProblemContext): string {
  const raw = `${notation.number(part)}/${notation.number(whole)}`;
  const lowest = notation.number(rational(part, whole));
  return raw === lowest ? raw : `${raw} = ${lowest}`;
}

function drawUrn({ random, difficulty, notation }: ProblemContext) {
  const red = random.integer(2, scaled(difficulty, 5, 9));
  const blue = random.integer(2, scaled(difficulty, 6, 12));
  return { red, blue, a: notation.number(red), b: notation.number(blue) };
}
