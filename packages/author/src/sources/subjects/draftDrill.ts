import type { Figure, LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import {
  explanationOf,
  figureOf,
  matchingItem,
  numberItem,
  orderingItem,
  quizItem,
  sortingItem,
  trueFalseItem,
  typedItem,
} from "./items.ts";
import type { ItemContext } from "./items.ts";
import type { Drill, DrillContext, Task, Way } from "./Task.ts";

/** How many tasks each way of asking takes. */
const taken: Readonly<Record<Way, number>> = {
  true: 1,
  false: 1,
  quiz: 1,
  matching: 4,
  sorting: 8,
  ordering: 4,
  typed: 1,
  number: 1,
};

/** A question with its answer, to be read before others are asked. */
export interface Example {
  readonly text: string;
  readonly figure?: Figure;
}

/** What a drill adds to a lesson: examples to read, and items. */
export interface DrillDraft {
  readonly examples: readonly Example[];
  readonly items: readonly ItemDraft[];
}

/** Puts the tasks of a drill, one way after the other, as long as there are tasks. */
export function draftDrill(drill: Drill, drawn: DrillContext): DrillDraft {
  const context: ItemContext = { ...drawn, rule: drill.rule };
  const tasks = drill.tasks(drawn);
  const shown = tasks.slice(0, drill.all === true ? tasks.length : (drill.examples ?? 0));
  const asked = drill.all === true ? drawn.random.shuffle(tasks) : tasks.slice(shown.length);
  return {
    examples: shown.map((task) => ({
      text: explanationOf(task, context),
      ...figureOf(task, context),
    })),
    items: itemsOf(drill.ways, asked, context),
  };
}

function itemsOf(
  ways: readonly Way[],
  tasks: readonly Task[],
  context: ItemContext,
): readonly ItemDraft[] {
  const put = new Set<string>();
  let next = 0;
  return ways.flatMap((way) => {
    // Where the tasks come to an end they begin anew, for other ways of asking.
    const fresh = [...tasks.slice(next), ...tasks.slice(0, next)].filter(
      ({ asked }) => taken[way] > 1 || !put.has(`${kindOf(way)} ${asked}`),
    );
    const part = fresh.slice(0, taken[way]);
    for (const { asked } of part) put.add(`${kindOf(way)} ${asked}`);
    const last = part.at(-1);
    next = last === undefined ? next : (tasks.indexOf(last) + 1) % tasks.length;
    return itemOf(way, part, context) ?? [];
  });
}

/** Ways that make the same kind of exercise, in which a task is put once. */
function kindOf(way: Way): string {
  return way === "false" ? "true" : way;
}

/** Where the tasks do not do for an item of several, the first of them is asked. */
function itemOf(way: Way, tasks: readonly Task[], context: ItemContext): ItemDraft | null {
  const [task] = tasks;
  if (task === undefined) return null;
  return put(way, tasks, context) ?? quizItem(task, context);
}

function put(way: Way, tasks: readonly Task[], context: ItemContext): ItemDraft | null {
  const [task] = tasks;
  if (task === undefined) return null;
  switch (way) {
    case "true":
    case "false":
      return trueFalseItem(task, way === "true", context);
    case "quiz":
      return quizItem(task, context);
    case "matching":
      return matchingItem(tasks, context);
    case "sorting":
      return sortingItem(tasks, context);
    case "ordering":
      return orderingItem(tasks, context);
    case "typed":
      return typedItem(task, context);
    case "number":
      return numberItem(task, context);
  }
}

/** Worked examples, under a heading, those with figures last; nothing where there are none. */
export function exampleBlocks(examples: readonly Example[], heading: string): LessonBlock[] {
  const plain = examples.filter(({ figure }) => figure === undefined);
  const drawn = examples.filter(({ figure }) => figure !== undefined);
  return examples.length === 0
    ? []
    : [
        { type: "heading", text: heading },
        ...(plain.length === 0
          ? []
          : [{ type: "list" as const, ordered: false, items: plain.map(({ text }) => text) }]),
        ...drawn.map((example) => ({ type: "paragraph" as const, ...example })),
      ];
}
