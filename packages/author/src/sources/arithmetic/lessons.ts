import type { LessonTemplate } from "./LessonTemplate.ts";
import * as addition from "./problems/addition.ts";
import * as algebra from "./problems/algebra.ts";
import * as counting from "./problems/counting.ts";
import * as decimals from "./problems/decimals.ts";
import * as division from "./problems/division.ts";
import * as equations from "./problems/equations.ts";
import * as fractions from "./problems/fractions.ts";
import * as integers from "./problems/integers.ts";
import * as multiplication from "./problems/multiplication.ts";
import * as percentages from "./problems/percentages.ts";
import * as powers from "./problems/powers.ts";
import * as subtraction from "./problems/subtraction.ts";
import { conversionLessons } from "./worded/conversions.ts";
import { wordedLessons } from "./worded/lessons.ts";

const easyTables = [2, 5, 10];
const middleTables = [3, 4, 6];
const hardTables = [7, 8, 9];

/** Every lesson from counting to algebra, geometry and statistics; title and rule are `author.arithmetic.<id>.*`. */
export const lessons = {
  "count-on": { make: counting.rows([1]), question: "continue" },
  "skip-count": { make: counting.rows([2, 5, 10]), question: "continue" },
  compare: { make: counting.comparison, question: "compare" },
  "place-value": { make: counting.placeValue, question: "compute" },
  round: { make: counting.rounding, question: "round" },

  "add-ten": { make: addition.withinTen, question: "compute" },
  "add-twenty": { make: addition.withinTwenty, question: "compute", story: "add" },
  "add-two-digits": { make: addition.twoDigits, question: "compute", story: "add" },
  "add-carry": { make: addition.carrying, question: "compute", story: "add" },
  "add-three-digits": { make: addition.threeDigits, question: "compute", story: "add" },

  "sub-ten": { make: subtraction.withinTen, question: "compute" },
  "sub-twenty": { make: subtraction.withinTwenty, question: "compute", story: "subtract" },
  "sub-two-digits": { make: subtraction.twoDigits, question: "compute", story: "subtract" },
  "sub-borrow": { make: subtraction.borrowing, question: "compute", story: "subtract" },
  "sub-three-digits": { make: subtraction.threeDigits, question: "compute", story: "subtract" },

  "mul-easy": {
    make: multiplication.tables(easyTables),
    question: "compute",
    story: "multiply",
  },
  "mul-middle": {
    make: multiplication.tables(middleTables),
    question: "compute",
    story: "multiply",
  },
  "mul-hard": {
    make: multiplication.tables(hardTables),
    question: "compute",
    story: "multiply",
  },
  "mul-all": {
    make: multiplication.tables([3, 4, 6, 7, 8, 9]),
    question: "compute",
    story: "multiply",
  },
  "mul-tens": { make: multiplication.tens, question: "compute", story: "multiply" },
  "mul-one-digit": { make: multiplication.byOneDigit, question: "compute", story: "multiply" },
  "mul-two-digits": { make: multiplication.byTwoDigits, question: "compute", story: "multiply" },

  "div-easy": {
    make: division.tablesBackwards(easyTables),
    question: "compute",
    story: "divide",
  },
  "div-tables": {
    make: division.tablesBackwards([3, 4, 6, 7, 8, 9]),
    question: "compute",
    story: "divide",
  },
  "div-remainder": { make: division.remainder, question: "remainder" },
  "div-powers": { make: division.byPowersOfTen, question: "compute" },
  "div-long": { make: division.longer, question: "compute", story: "divide" },

  "dec-compare": { make: decimals.comparison, question: "compare" },
  "dec-add": { make: decimals.addition, question: "compute" },
  "dec-subtract": { make: decimals.subtraction, question: "compute" },
  "dec-powers": { make: decimals.byPowersOfTen, question: "compute" },
  "dec-multiply": { make: decimals.multiplication, question: "compute" },

  "int-add": { make: integers.addition, question: "compute" },
  "int-subtract": { make: integers.subtraction, question: "compute" },
  "int-multiply": { make: integers.multiplication, question: "compute" },
  "int-order": { make: integers.orderOfOperations, question: "compute" },

  "frac-of": { make: fractions.ofNumber, question: "value", story: "fraction" },
  "frac-equivalent": { make: fractions.equivalent, question: "complete" },
  "frac-simplify": { make: fractions.simplest, question: "simplify" },
  "frac-compare": { make: fractions.comparison, question: "compare" },
  "frac-add-same": { make: fractions.sum(true), question: "compute" },
  "frac-add": { make: fractions.sum(false), question: "compute" },
  "frac-subtract": { make: fractions.difference(false), question: "compute" },
  "frac-multiply": { make: fractions.product, question: "compute" },
  "frac-divide": { make: fractions.quotient, question: "compute" },

  "pct-fraction": { make: percentages.asFraction, question: "as-fraction" },
  "pct-friendly": { make: percentages.friendly, question: "value", story: "percent" },
  "pct-any": { make: percentages.any, question: "value", story: "percent" },
  "pct-change": { make: percentages.change, question: "value" },
  "pct-find": { make: percentages.find, question: "as-percentage" },

  "pow-squares": { make: powers.squares, question: "compute" },
  "pow-higher": { make: powers.higherPowers, question: "compute" },
  "pow-ten": { make: powers.powersOfTen, question: "compute" },
  "pow-product": { make: powers.product, question: "one-power" },
  "pow-root": { make: powers.squareRoots, question: "compute" },

  "eq-add": { make: equations.addOrSubtract, question: "solve" },
  "eq-multiply": { make: equations.multiplyOrDivide, question: "solve" },
  "eq-two-steps": { make: equations.twoSteps, question: "solve" },
  "eq-both-sides": { make: equations.bothSides, question: "solve" },
  "eq-brackets": { make: equations.brackets, question: "solve" },

  "alg-evaluate": { make: algebra.evaluation, question: "evaluate" },
  "alg-collect": { make: algebra.likeTerms, question: "rewrite" },
  "alg-expand": { make: algebra.expanding, question: "rewrite" },
  "alg-factor": { make: algebra.commonFactor, question: "rewrite" },
  "alg-double": { make: algebra.doubleBrackets, question: "rewrite" },
  "alg-identities": { make: algebra.identities, question: "rewrite" },

  ...conversionLessons,
  ...wordedLessons,
} as const satisfies Record<string, LessonTemplate>;

export type LessonId = keyof typeof lessons;

export function isLessonId(value: unknown): value is LessonId {
  return typeof value === "string" && Object.hasOwn(lessons, value);
}
