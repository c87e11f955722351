import type { Random } from "../../random/createRandom.ts";
import { drills } from "../subjects/Lesson.ts";
import type { Lesson } from "../subjects/Lesson.ts";
import { tasksOf } from "../subjects/Task.ts";
import type { Task } from "../subjects/Task.ts";

type Truth = (p: boolean, q: boolean) => boolean;

/** Formulas, each with what it says, from which lessons are drafted. */
const simple: readonly (readonly [formula: string, Truth])[] = [
  ["p ∧ q", (p, q) => p && q],
  ["p ∨ q", (p, q) => p || q],
  ["p → q", (p, q) => !p || q],
  ["p ↔ q", (p, q) => p === q],
];

const compound: readonly (readonly [formula: string, Truth])[] = [
  ["¬p ∧ q", (p, q) => !p && q],
  ["¬(p ∨ q)", (p, q) => !p && !q],
  ["p ∨ ¬q", (p, q) => p || !q],
  ["¬p → q", (p, q) => p || q],
  ["¬(p ∧ q)", (p, q) => !p || !q],
  ["p ∧ (p → q)", (p, q) => p && q],
  ["q → (p ∧ q)", (p, q) => !q || p],
  ["¬(p → q)", (p, q) => p && !q],
  ["(p ∨ q) ∧ ¬q", (p, q) => p && !q],
  ["¬p ↔ q", (p, q) => p !== q],
];

const kinds = [
  ["p ∨ ¬p", "always"],
  ["p ∧ ¬p", "never"],
  ["p → p", "always"],
  ["p → q", "sometimes"],
  ["p ↔ ¬p", "never"],
  ["(p ∧ q) → p", "always"],
  ["p → (p ∨ q)", "always"],
  ["(p ∨ q) → p", "sometimes"],
  ["(p ∧ q) ∧ ¬q", "never"],
  ["¬(p ∧ ¬p)", "always"],
  ["p ∧ ¬q", "sometimes"],
  ["¬(p ∨ q) ∧ q", "never"],
  ["(p → q) → q", "sometimes"],
  ["(p ∧ (p → q)) → q", "always"],
  ["(p → q) ∧ p ∧ ¬q", "never"],
] as const;

/** Each with one that says the same, and with some that are taken for it. */
const equivalents = [
  ["¬(p ∧ q)", "¬p ∨ ¬q", ["¬p ∧ ¬q", "¬p ∨ q", "p ∨ q"]],
  ["¬(p ∨ q)", "¬p ∧ ¬q", ["¬p ∨ ¬q", "p ∧ q", "¬p ∧ q"]],
  ["p → q", "¬q → ¬p", ["q → p", "¬p → ¬q", "p ∧ q"]],
  ["¬(p ↔ q)", "p ↔ ¬q", ["¬p ↔ ¬q", "p ∧ ¬q", "q ↔ p"]],
  ["¬(p → q)", "p ∧ ¬q", ["¬p → ¬q", "¬p ∧ q", "q → p"]],
  ["¬¬p", "p", ["¬p", "p ∧ q", "q"]],
  ["p ↔ q", "(p → q) ∧ (q → p)", ["(p → q) ∨ (q → p)", "p ∧ q", "p → q"]],
  ["p ∧ q", "q ∧ p", ["q ∨ p", "q → p", "¬q ∧ ¬p"]],
  ["¬p → q", "p ∨ q", ["p ∧ q", "¬p ∨ q", "p → ¬q"]],
  ["(p ∨ q) ∧ ¬p", "¬p ∧ q", ["p ∧ ¬q", "q", "p ∨ q"]],
  ["¬(¬p ∧ q)", "p ∨ ¬q", ["p ∧ ¬q", "¬p ∨ q", "p ∨ q"]],
] as const;

const args = [
  ["aAB aBC aAC", "yes"],
  ["aAB aCB aAC", "no"],
  ["eAB aCA eCB", "yes"],
  ["aAB eBC eAC", "yes"],
  ["aAB eAC eBC", "no"],
  ["iAB aBC iAC", "yes"],
  ["iAB iBC iAC", "no"],
  ["aAB iCA iCB", "yes"],
  ["aAB iCB iCA", "no"],
  ["eAB iCA oCB", "yes"],
  ["aAB oCB oCA", "yes"],
  ["oAB aBC oAC", "no"],
  ["eAB eBC eAC", "no"],
  ["iAB eBC oAC", "yes"],
] as const;

const valueWays = ["true", "quiz", "sorting", "false", "quiz", "true", "quiz", "false"] as const;

/** From single statements to arguments, and sets. */
export const logicLessons = {
  connectives: drills({
    rule: "logic-value",
    examples: 4,
    tasks: ({ random }) => random.shuffle(simple.flatMap(valued)),
    ways: ["true", "quiz", "sorting", "false", "quiz", "true", "quiz"],
  }),
  "compound-statements": drills({
    rule: "logic-value",
    examples: 2,
    tasks: ({ random }) => random.shuffle(compound.flatMap(valued)),
    ways: valueWays,
  }),
  "truth-tables": drills({
    rule: "logic-rows",
    examples: 2,
    tasks: ({ random }) => [...simple, ...random.shuffle(compound)].map(counted),
    ways: ["true", "quiz", "false", "quiz", "matching", "number", "number", "number"],
  }),
  equivalences: drills({
    rule: "logic-equivalent",
    examples: 1,
    tasks: ({ random }) =>
      random.shuffle(equivalents.map(([asked, answer, wrong]) => ({ asked, answer, wrong }))),
    ways: ["true", "quiz", "quiz", "matching", "false", "quiz", "quiz"],
  }),
  tautologies: drills({
    rule: "logic-kind",
    examples: 3,
    tasks: ({ random }) => [
      ...tasksOf(kinds.slice(0, 3)),
      ...random.shuffle(tasksOf(kinds).slice(3)),
    ],
    ways: ["true", "quiz", "sorting", "false", "quiz", "quiz", "true"],
  }),
  syllogisms: drills({
    rule: "logic-argument",
    examples: 2,
    tasks: ({ random }) => [...tasksOf(args.slice(0, 2)), ...random.shuffle(tasksOfArgs())],
    ways: ["true", "quiz", "false", "quiz", "sorting", "quiz", "true"],
  }),
  "set-operations": drills({
    rule: "logic-set",
    examples: 3,
    tasks: ({ random }) => drawnSets(random),
    ways: ["true", "quiz", "quiz", "matching", "false", "quiz", "quiz"],
  }),
} as const satisfies Record<string, Lesson>;

function tasksOfArgs(): Task[] {
  return tasksOf(args).slice(2);
}

/** A formula in each row of its table. */
function valued([formula, says]: readonly [string, Truth]): Task[] {
  return [true, false].flatMap((p) =>
    [true, false].map((q) => {
      const right = says(p, q);
      return {
        asked: `${formula};${p ? 1 : 0}${q ? 1 : 0}`,
        answer: right ? "1" : "0",
        wrong: [right ? "0" : "1"],
      };
    }),
  );
}

function counted([formula, says]: readonly [string, Truth]): Task {
  const count = [true, false].flatMap((p) => [true, false].filter((q) => says(p, q))).length;
  return {
    asked: formula,
    answer: String(count),
    wrong: ["0", "1", "2", "3", "4"].filter((other) => other !== String(count)),
  };
}

/** Unions, intersections and differences of small sets. */
function drawnSets(random: Random): Task[] {
  const tasks = Array.from({ length: 16 }, (_, at) => {
    const [a, b] = [drawnSet(random), drawnSet(random)];
    const results = {
      "∪": [...a, ...b.filter((each) => !a.includes(each))],
      "∩": a.filter((each) => b.includes(each)),
      "∖": a.filter((each) => !b.includes(each)),
    };
    const sign = (["∪", "∩", "∖"] as const)[at % 3] ?? "∪";
    const [answer = "", ...wrong] = [
      results[sign],
      ...Object.values(results),
      b.filter((each) => !a.includes(each)),
    ].map(written);
    return {
      asked: `${sign};${written(a)};${written(b)}`,
      answer,
      wrong: [...new Set(wrong)].filter((other) => other !== answer),
    };
  });
  return tasks.filter(
    ({ asked, wrong }, at) =>
      wrong.length > 1 && tasks.findIndex((other) => other.asked === asked) === at,
  );
}

function drawnSet(random: Random): readonly number[] {
  return random.sample([1, 2, 3, 4, 5, 6], random.integer(2, 4));
}

function written(members: readonly number[]): string {
  return members.toSorted((a, b) => a - b).join(",");
}
