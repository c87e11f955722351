import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { withHint } from "../../hints/withHint.ts";
import { lessonText } from "../../items/simple-exercises.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { drawProblems } from "./drawProblems.ts";
import {
  gapItem,
  matchingItem,
  numericItem,
  quizItem,
  storyItem,
  trueFalseItem,
} from "./itemsOfProblem.ts";
import type { ItemContext } from "./itemsOfProblem.ts";
import { lessons } from "./lessons.ts";
import type { LessonId } from "./lessons.ts";
import type { LessonTemplate } from "./LessonTemplate.ts";
import { tables } from "./problems/multiplication.ts";
import type { Problem } from "./Problem.ts";
import { promptOf } from "./questions.ts";
import { times } from "./Notation.ts";

const taskCount = 12;
/** Where in the drawn problems, easy to hard, the worked examples stand. */
const examplePositions = [2, 7, 12];

/** A lesson of arithmetic; `table` narrows the tables lesson to one of them. */
export interface ArithmeticMaterial {
  readonly lesson: LessonId;
  readonly table: number | null;
}

/** What the problems of a lesson are drawn from. */
export function templateOf({ lesson, table }: ArithmeticMaterial): LessonTemplate {
  return table === null ? lessons[lesson] : { ...lessons[lesson], make: tables([table]) };
}

/** Rule and worked examples first, then tasks: recognise, recall, apply. */
export function draftArithmeticLesson(
  material: ArithmeticMaterial,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const template = templateOf(material);
  const drawn = drawProblems(
    template.make,
    taskCount + examplePositions.length,
    random.fork("problems"),
    texts,
  );
  const examples = drawn.filter((_, index) => examplePositions.includes(index));
  const tasks = drawn.filter((_, index) => !examplePositions.includes(index));
  const context: ItemContext = {
    lesson: material.lesson,
    question: template.question,
    texts,
    random: random.fork("items"),
  };
  const rule = texts.t(`author.arithmetic.${material.lesson}.rule`);
  return [
    introduction(material, examples, context),
    ...exercises(tasks, template, context).map((item) => withHint(item, rule)),
  ];
}

/** Eight or nine items out of twelve problems, in the order of difficulty. */
function exercises(
  tasks: readonly Problem[],
  template: LessonTemplate,
  context: ItemContext,
): ItemDraft[] {
  const first = context.random.next() < 0.5;
  const makers: readonly ((task: Problem, index: number) => ItemDraft | null)[] = [
    (task) => trueFalseItem(task, first, context),
    (task) => quizItem(task, context),
    (task) => quizItem(task, context),
    (task) => gapItem(task, context) ?? numericItem(task, context) ?? quizItem(task, context),
    (_, index) =>
      template.question === "compare" ? null : matchingItem(tasks.slice(index, index + 4), context),
    () => null,
    () => null,
    () => null,
    (task) => trueFalseItem(task, !first, context),
    (task) => numericItem(task, context) ?? quizItem(task, context),
    (task) => numericItem(task, context) ?? quizItem(task, context),
    (task) =>
      storyItem(task, template.story, context) ??
      numericItem(task, context) ??
      trueFalseItem(task, first, context),
  ];
  return tasks.flatMap((task, index) => makers[index]?.(task, index) ?? []);
}

function introduction(
  material: ArithmeticMaterial,
  examples: readonly Problem[],
  context: ItemContext,
): ItemDraft {
  const { texts, lesson } = context;
  const blocks: LessonBlock[] = [
    { type: "callout", tone: "key", text: texts.t(`author.arithmetic.${lesson}.rule`) },
    ...(material.table === null ? [] : [wholeTable(material.table, texts)]),
    { type: "heading", text: texts.t("author.lesson.examples") },
    ...workedExamples(examples, context),
  ];
  return {
    title: texts.t("author.item.lesson"),
    exercise: lessonText(blocks),
    source: null,
    provenance: { kind: "template", template: `arithmetic/${lesson}`, claims: [] },
  };
}

/** How the answers are found, after what is asked wherever a working does not begin with that. */
function workedExamples(
  examples: readonly Problem[],
  { question, texts }: ItemContext,
): LessonBlock[] {
  if (examples.every(tellsItsTask))
    return [{ type: "list", ordered: false, items: examples.map(({ working }) => working) }];
  return examples.flatMap((problem, index): LessonBlock[] => {
    const { wording, working } = problem;
    const figure = wording?.shown?.figure;
    return [
      {
        type: "paragraph",
        text: [{ text: promptOf(question, problem, texts), style: "strong" }],
        ...(figure === undefined ? {} : { figure }),
      },
      // A table seen once need not be shown again.
      ...(wording?.block === undefined || index > 0 ? [] : [wording.block]),
      { type: "paragraph", text: working },
    ];
  });
}

/** Whether a working begins with what is asked: `34 + 47 = 70 + 11 = 81`, `10 > 3`. */
function tellsItsTask({ expression, answer, working, wording }: Problem): boolean {
  return wording === undefined && working.startsWith(expression.replace("…", answer));
}

function wholeTable(table: number, texts: Texts): LessonBlock {
  return {
    type: "table",
    caption: texts.t("author.arithmetic.mul-table.title", { number: table }),
    header: [
      texts.t("author.arithmetic.mul-table.task"),
      texts.t("author.arithmetic.mul-table.result"),
    ],
    rows: Array.from({ length: 10 }, (_, index) => [
      `${index + 1} ${times} ${table}`,
      texts.number((index + 1) * table),
    ]),
  };
}
