import { entriesOfTable } from "../facts/FactTable.ts";
import { drills } from "../subjects/Lesson.ts";
import type { Lesson } from "../subjects/Lesson.ts";
import { tasksOf } from "../subjects/Task.ts";
import type { Task } from "../subjects/Task.ts";
import { compounds, masses } from "./compounds.ts";
import { columns, families, rows } from "./table.ts";

/** Places in the periodic table first, then what formulas say. */
export const chemistryLessons = {
  "element-numbers": drills({
    rule: "chemistry-number",
    all: true,
    tasks: numbered,
    ways: ["true", "quiz", "quiz", "matching", "ordering", "false", "quiz", "number"],
  }),
  "element-periods": drills({
    rule: "chemistry-period",
    all: true,
    tasks: () => placed(rows, ["2", "3", "4", "1", "5"]),
    ways: ["true", "quiz", "sorting", "false", "quiz", "number", "number"],
  }),
  "element-groups": drills({
    rule: "chemistry-group",
    all: true,
    tasks: () => placed(columns, Object.keys(columns)),
    ways: ["true", "quiz", "matching", "false", "quiz", "matching", "number", "number"],
  }),
  "element-families": drills({
    rule: "chemistry-family",
    all: true,
    tasks: () => placed(families, Object.keys(families)),
    ways: ["true", "quiz", "sorting", "false", "matching", "quiz", "typed", "typed"],
  }),
  "formula-atoms": drills({
    rule: "chemistry-atoms",
    examples: 3,
    tasks: ({ random }) => random.sample(counted(), 20),
    ways: ["true", "quiz", "quiz", "matching", "false", "number", "number", "number"],
  }),
  "compound-names": drills({
    rule: "chemistry-compound",
    all: true,
    tasks: ({ random }) => {
      const tasks = tasksOf(compounds.map(({ formula, names }) => [formula, names.en]));
      return random.sample(
        tasks.map((task) => ({ ...task, wrong: random.sample(task.wrong, 3) })),
        12,
      );
    },
    ways: ["true", "quiz", "quiz", "matching", "false", "typed", "typed", "typed"],
  }),
  "molar-masses": drills({
    rule: "chemistry-mass",
    examples: 2,
    tasks: ({ random }) => weighed().filter((_, at) => at < 2 || random.next() < 0.7),
    ways: ["true", "quiz", "quiz", "false", "ordering", "number", "number", "number"],
  }),
} as const satisfies Record<string, Lesson>;

const first = "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca".split(" ");

function numbered(): Task[] {
  const known = new Set(entriesOfTable("elements", "en").map(({ id }) => id));
  return first.flatMap((symbol, index) =>
    known.has(symbol) ? [countTask(symbol, index + 1, [2 * (index + 1)])] : [],
  );
}

/** A number, and those that are counted by a slip. */
function countTask(asked: string, count: number, slips: readonly number[]): Task {
  const wrong = [...slips, count + 1, count - 1, count + 2].filter(
    (other) => other > 0 && other !== count,
  );
  return { asked, answer: String(count), wrong: [...new Set(wrong)].map(String) };
}

function placed(
  places: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): Task[] {
  return Object.entries(places).flatMap(([answer, symbols]) =>
    symbols.map((asked) => ({ asked, answer, wrong: names.filter((name) => name !== answer) })),
  );
}

function counted(): Task[] {
  return compounds.flatMap(({ formula, atoms }) => {
    const all = atoms.reduce((sum, [, count]) => sum + count, 0);
    // Where another element has as many, who counts that one is right as well.
    return atoms
      .filter(([, count]) => atoms.filter(([, other]) => other === count).length === 1)
      .map(([symbol, count]) =>
        countTask(`${symbol} ${formula}`, count, [all, ...atoms.map(([, other]) => other)]),
      );
  });
}

/** Wrong are the mass with each element counted once, and with one atom too many or too few. */
function weighed(): Task[] {
  return compounds.map(({ formula, atoms }) => {
    const sum = (parts: typeof atoms) =>
      parts.reduce((total, [symbol, count]) => total + count * (masses[symbol] ?? 0), 0);
    const right = sum(atoms);
    const [[symbol] = ["H"]] = atoms;
    const one = masses[symbol] ?? 0;
    const wrong = [sum(atoms.map(([each]) => [each, 1])), right + one, right - one, 2 * right];
    return {
      asked: formula,
      answer: right.toFixed(2),
      wrong: [...new Set(wrong.filter((mass) => mass > 1 && Math.abs(mass - right) > 0.5))].map(
        (mass) => mass.toFixed(2),
      ),
    };
  });
}
