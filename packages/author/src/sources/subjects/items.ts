import type { Figure, NumericExercise, RichText } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { Claim } from "../../model/Provenance.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { categorization } from "../../items/categorization.ts";
import { itemOf } from "../../items/itemOf.ts";
import type { ItemTitle } from "../../items/itemOf.ts";
import { matching } from "../../items/matching.ts";
import { ordering } from "../../items/ordering.ts";
import type { Face } from "../../items/parts.ts";
import { quiz } from "../../items/quiz.ts";
import { shortAnswer, trueFalse } from "../../items/simple-exercises.ts";
import { plainText } from "../../texts/rich-text.ts";
import { typedAnswers } from "./Rule.ts";
import type { Rule } from "./Rule.ts";
import { isOrderedRule, rules } from "./rules.ts";
import type { SpokenRule } from "./rules.ts";
import type { DrillContext, Task } from "./Task.ts";

const mostWrong = 3;
const mostGroups = 4;

/** What all items of one drill share. */
export interface ItemContext extends DrillContext {
  readonly rule: SpokenRule;
}

/** A task with its answer, as a sentence. */
export function statementOf(
  { asked, answer }: Pick<Task, "asked" | "answer">,
  { rule, language, texts }: ItemContext,
): string {
  const { showAsked, showAnswer, inSentence }: Rule = rules[rule];
  const values = {
    said: "",
    ofIt: "",
    ...inSentence?.(asked, language),
    asked: showAsked(asked, language),
    answer: showAnswer(answer, language),
  };
  return texts.t(`author.rule.${rule}.state`, values);
}

/** The whole of what a learner is told after answering. */
export function explanationOf(task: Task, context: ItemContext): string {
  const statement = statementOf(task, context);
  return task.why === undefined ? statement : `${statement} ${task.why}`;
}

function questionOf({ asked }: Task, { rule, language, texts }: ItemContext): string {
  const { showAsked }: Rule = rules[rule];
  return texts.t(`author.rule.${rule}.ask`, { asked: showAsked(asked, language) });
}

/** What is drawn beside a question; nothing where its rule draws nothing. */
export function figureOf(
  { asked }: Pick<Task, "asked">,
  { rule, language }: ItemContext,
): { readonly figure?: Figure } {
  const { figure: draw }: Rule = rules[rule];
  const figure = draw?.(asked, language) ?? null;
  return figure === null ? {} : { figure };
}

export function trueFalseItem(task: Task, answer: boolean, context: ItemContext): ItemDraft {
  const shown = answer ? task.answer : context.random.pick(task.wrong.slice(0, mostWrong));
  return item(
    "true-false",
    context,
    trueFalse({
      statement: statementOf({ asked: task.asked, answer: shown }, context),
      ...figureOf(task, context),
      answer,
      explanation: explanationOf(task, context),
    }),
    [{ left: task.asked, right: shown, holds: answer }],
  );
}

export function quizItem(task: Task, context: ItemContext): ItemDraft {
  const { language, random, rule: name } = context;
  const { showAnswer }: Rule = rules[name];
  const answers = [task.answer, ...task.wrong.slice(0, mostWrong)];
  const [right, ...wrong] = answers.map((answer): Face => ({ text: showAnswer(answer, language) }));
  if (right === undefined) throw new RangeError("A task has an answer");
  const exercise = quiz(
    {
      prompt: questionOf(task, context),
      ...figureOf(task, context),
      right,
      wrong,
      explanation: explanationOf(task, context),
      ...(answers.every((answer) => /^\d+$/u.test(answer)) ? { order: bySize } : {}),
    },
    random,
  );
  const claims = exercise.content.choices.flatMap(({ id, text }) =>
    answers
      .filter((answer) => showAnswer(answer, language) === text)
      .map((answer) => ({
        left: task.asked,
        right: answer,
        holds: answer === task.answer,
        part: id,
      })),
  );
  return item("quiz", context, exercise, claims);
}

/** Null with fewer than three answers that differ. */
export function matchingItem(tasks: readonly Task[], context: ItemContext): ItemDraft | null {
  const { language, random, rule: name, texts } = context;
  const { showAsked, showAnswer }: Rule = rules[name];
  const distinct = tasks.filter(
    ({ answer }, index) =>
      tasks.findIndex((other) => other.answer === answer) === index &&
      tasks.slice(0, index).every(({ asked }) => asked !== answer),
  );
  if (distinct.length < 3) return null;
  const exercise = matching(
    {
      prompt: texts.t(`author.rule.${name}.match`),
      pairs: distinct.map(({ asked, answer }) => [
        { text: showAsked(asked, language) },
        { text: showAnswer(answer, language) },
      ]),
    },
    random,
  );
  return item("matching", context, exercise, claimsOf(distinct, exercise.content.left));
}

/** Tasks to be sorted by their answers; null where they have fewer than two. */
export function sortingItem(tasks: readonly Task[], context: ItemContext): ItemDraft | null {
  const { language, random, rule: name, texts } = context;
  const { showAsked, showAnswer }: Rule = rules[name];
  const answers = [...new Set(tasks.map(({ answer }) => answer))].slice(0, mostGroups);
  const sorted = tasks.filter(({ answer }) => answers.includes(answer));
  if (answers.length < 2 || sorted.length < answers.length + 2) return null;
  const groups = answers.toSorted();
  const exercise = categorization(
    {
      prompt: texts.t(`author.rule.${name}.match`),
      groups: groups.map((answer) => ({ text: showAnswer(answer, language) })),
      members: sorted.map(({ asked, answer }) => ({
        face: { text: showAsked(asked, language) },
        group: groups.indexOf(answer),
      })),
    },
    random,
  );
  const claims = exercise.content.items.flatMap(({ id, text }) =>
    sorted
      .filter(({ asked }) => showAsked(asked, language) === plainText(text))
      .map(({ asked, answer }) => ({ left: asked, right: answer, holds: true, part: id })),
  );
  return item("categorization", context, exercise, claims);
}

/** Tasks to be put in the order of their answers, which are numbers; null with fewer than three. */
export function orderingItem(tasks: readonly Task[], context: ItemContext): ItemDraft | null {
  const { language, random, rule: name, texts } = context;
  const { showAsked }: Rule = rules[name];
  const steps = tasks
    .filter(({ answer }, at) => tasks.findIndex((other) => other.answer === answer) === at)
    .toSorted((a, b) => Number(a.answer) - Number(b.answer));
  if (steps.length < 3 || !isOrderedRule(name)) return null;
  const exercise = ordering(
    {
      prompt: texts.t(`author.rule.${name}.order`),
      steps: steps.map(({ asked }) => ({ text: showAsked(asked, language) })),
      explanation: steps.map((task) => statementOf(task, context)).join(" "),
    },
    random,
  );
  const { correct_item_ids: order } = exercise.content;
  const claims = steps.map(({ asked, answer }, at) => ({
    left: asked,
    right: answer,
    holds: true,
    part: order[at] ?? "",
  }));
  return item("ordering", context, exercise, claims);
}

export function typedItem(task: Task, context: ItemContext): ItemDraft {
  const exercise = shortAnswer({
    prompt: questionOf(task, context),
    ...figureOf(task, context),
    answerType: "text",
    answers: typedAnswers(rules[context.rule], task.answer, context.language),
    explanation: explanationOf(task, context),
  });
  return item("short-answer", context, exercise, [claimOf(task)]);
}

export function numberItem(task: Task, context: ItemContext): ItemDraft {
  const { tolerance, unit }: Rule = rules[context.rule];
  const exercise: NumericExercise = {
    content_type: "numeric",
    content: {
      prompt: questionOf(task, context),
      ...figureOf(task, context),
      answer: task.answer,
      ...(tolerance === undefined ? {} : { tolerance: { kind: "absolute", amount: tolerance } }),
      ...(unit === undefined ? {} : { units: [{ symbol: unit }] }),
      explanation: explanationOf(task, context),
    },
  };
  return item("numeric", context, exercise, [claimOf(task)]);
}

function claimOf({ asked, answer }: Task): Claim {
  return { left: asked, right: answer, holds: true };
}

function claimsOf(tasks: readonly Task[], parts: readonly { readonly id: string }[]): Claim[] {
  return tasks.map((task, index) => ({ ...claimOf(task), part: parts[index]?.id ?? "" }));
}

function item(
  title: ItemTitle,
  { rule, texts }: ItemContext,
  exercise: Exercise,
  claims: readonly Claim[],
): ItemDraft {
  return itemOf(title, texts, exercise, { kind: "template", template: rule, claims });
}

function bySize(a: { readonly text: RichText }, b: { readonly text: RichText }): number {
  return Number(plainText(a.text)) - Number(plainText(b.text));
}
