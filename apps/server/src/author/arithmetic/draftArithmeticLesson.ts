import type { LessonBlock } from "@alambic/contract";

import type { ItemDraft } from "../drafts.ts";
import { withHint } from "../hints/withHint.ts";
import { lessonText } from "../items/simple-exercises.ts";
import type { Random } from "../random/createRandom.ts";
import type { Texts } from "../texts/loadTexts.ts";
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
import type { LessonId, LessonTemplate } from "./lessons.ts";
import { tables } from "./problems/multiplication.ts";
import type { Problem } from "./Problem.ts";
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
  { texts, lesson }: ItemContext,
): ItemDraft {
  const blocks: LessonBlock[] = [
    { type: "callout", tone: "key", text: texts.t(`author.arithmetic.${lesson}.rule`) },
    ...(material.table === null ? [] : [wholeTable(material.table, texts)]),
    { type: "heading", text: texts.t("author.lesson.examples") },
    ...workedExamples(examples),
  ];
  return {
    title: texts.t("author.item.lesson"),
    exercise: lessonText(blocks),
    source: null,
    provenance: { kind: "template", template: `arithmetic/${lesson}`, claims: [] },
  };
}

/** What is asked and how it is found; an expression stands in its own working. */
function workedExamples(examples: readonly Problem[]): LessonBlock[] {
  const worded = examples.flatMap(({ wording, working }, index): LessonBlock[] => {
    if (wording === undefined) return [];
    const { question, block, shown } = wording;
    return [
      {
        type: "paragraph",
        text: [{ text: question, style: "strong" }],
        ...(shown === undefined ? {} : { figure: shown.figure }),
      },
      // A table seen once need not be shown again.
      ...(block === undefined || index > 0 ? [] : [block]),
      { type: "paragraph", text: working },
    ];
  });
  return worded.length > 0
    ? worded
    : [{ type: "list", ordered: false, items: examples.map(({ working }) => working) }];
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
