import type { Claim } from "../../model/Provenance.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { matching } from "../../items/matching.ts";
import type { Face } from "../../items/parts.ts";
import { quiz } from "../../items/quiz.ts";
import { numeric } from "../../items/numeric.ts";
import { fillInBlank, trueFalse } from "../../items/simple-exercises.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { LessonId } from "./lessons.ts";
import type { QuestionKind, StoryKind } from "./LessonTemplate.ts";
import type { Problem } from "./Problem.ts";
import { askedOf, gapOf, statedOf } from "./questions.ts";
import type { Asked } from "./questions.ts";
import { typedAnswerOf } from "./typedAnswerOf.ts";

/** What all items of one lesson share. */
export interface ItemContext {
  readonly lesson: LessonId;
  readonly question: QuestionKind;
  readonly texts: Texts;
  readonly random: Random;
}

export function trueFalseItem(problem: Problem, right: boolean, context: ItemContext): ItemDraft {
  const { texts, random, question } = context;
  // Two numbers that are not written alike are seen not to be equal: the other sign is what may be mistaken.
  const mistakes = question === "compare" ? problem.mistakes.slice(0, 1) : problem.mistakes;
  const shown = right ? problem.answer : random.pick(mistakes);
  return {
    title: texts.t("author.item.true-false"),
    exercise: trueFalse({
      ...statedOf(question, problem, shown, texts),
      answer: right,
      explanation: problem.working,
    }),
    source: null,
    provenance: computed(context, [{ ...problem.claim(shown), holds: right }]),
  };
}

export function quizItem(problem: Problem, context: ItemContext): ItemDraft {
  const { texts, random, question } = context;
  const exercise = quiz(
    {
      ...askedOf(question, problem, texts),
      right: { text: problem.answer },
      wrong: problem.mistakes.map((text) => ({ text })),
      explanation: problem.working,
      ...(question === "compare" ? { order: signOrder } : {}),
    },
    random,
  );
  const { choices, correct_choice_ids: correct } = exercise.content;
  return {
    title: texts.t("author.item.quiz"),
    exercise,
    source: null,
    provenance: computed(
      context,
      choices.flatMap(({ id, text }) =>
        typeof text === "string"
          ? [{ ...problem.claim(text), holds: correct.includes(id), part: id }]
          : [],
      ),
    ),
  };
}

/** Null where the question cannot be put as a text with a gap. */
export function gapItem(problem: Problem, context: ItemContext): ItemDraft | null {
  const { texts, question } = context;
  const gap = gapOf(question, problem, texts);
  if (gap === null) return null;
  const [before, after] = gap;
  return {
    title: texts.t("author.item.fill-in-blank"),
    exercise: fillInBlank({
      prompt: texts.t("author.question.fill"),
      before,
      after,
      answers: typedForms(problem.answer),
      explanation: problem.working,
    }),
    source: null,
    provenance: computed(context, [{ ...problem.claim(problem.answer), holds: true, part: "a" }]),
  };
}

/** Null where the answer cannot be typed as a number. */
export function numericItem(problem: Problem, context: ItemContext): ItemDraft | null {
  const { texts, question } = context;
  return typedNumber(
    problem,
    texts.t("author.item.numeric"),
    askedOf(question, problem, texts),
    context,
  );
}

const storiesPerKind: Readonly<Record<StoryKind, readonly (1 | 2 | 3)[]>> = {
  add: [1, 2, 3],
  subtract: [1, 2, 3],
  multiply: [1, 2, 3],
  divide: [1, 2, 3],
  fraction: [1, 2],
  percent: [1, 2],
};

/** Null where the problem has neither a story of its own nor two numbers to dress. */
export function storyItem(
  problem: Problem,
  story: StoryKind | undefined,
  context: ItemContext,
): ItemDraft | null {
  const { texts } = context;
  const told = problem.wording?.story ?? dressed(problem, story, context);
  return told === null
    ? null
    : typedNumber(problem, texts.t("author.item.story"), { prompt: told }, context);
}

/** Pairs of task and result; null with fewer than three different results. */
export function matchingItem(problems: readonly Problem[], context: ItemContext): ItemDraft | null {
  const distinct = problems.filter(
    (problem, index) => problems.findIndex(({ answer }) => answer === problem.answer) === index,
  );
  if (distinct.length < 3) return null;
  const { texts, random } = context;
  const exercise = matching(
    {
      prompt: texts.t(
        context.question === "worded" ? "author.question.worded.match" : "author.question.match",
      ),
      pairs: distinct.map((problem) => [{ text: problem.expression }, { text: problem.answer }]),
      explanation: distinct.map(({ working }) => working).join(" · "),
    },
    random,
  );
  return {
    title: texts.t("author.item.matching"),
    exercise,
    source: null,
    provenance: computed(
      context,
      distinct.map((problem, index) => ({
        ...problem.claim(problem.answer),
        holds: true,
        part: exercise.content.left[index]?.id ?? "",
      })),
    ),
  };
}

/** The answer as shown, and as a keyboard types it. */
export function typedForms(answer: string): readonly string[] {
  const plain = answer.replaceAll("−", "-").replaceAll(/[\u00A0\u202F]/g, "");
  return plain === answer ? [answer] : [answer, plain];
}

const signs = ["<", "=", ">"];

/** Signs always stand in the same order, so that the order says nothing. */
function signOrder(a: Face, b: Face): number {
  return signs.indexOf(plainText(a.text)) - signs.indexOf(plainText(b.text));
}

function typedNumber(
  problem: Problem,
  title: string,
  asked: Asked,
  context: ItemContext,
): ItemDraft | null {
  const typed = typedAnswerOf(problem, context.texts.locale);
  if (typed === null) return null;
  const { answer, unit, tolerance, note, claim, working } = typed;
  return {
    title,
    exercise: numeric({
      ...asked,
      prompt: note === undefined ? asked.prompt : `${asked.prompt} ${note}`,
      answer,
      unit,
      tolerance,
      explanation: working,
    }),
    source: null,
    provenance: computed(context, [{ ...claim, holds: true }]),
  };
}

function dressed(
  { operands }: Problem,
  story: StoryKind | undefined,
  { texts, random }: ItemContext,
): string | null {
  if (operands === undefined || story === undefined) return null;
  const [a, b] = operands;
  return storyText(story, random.pick(storiesPerKind[story]), { a, b }, texts);
}

function storyText(
  story: StoryKind,
  number: 1 | 2 | 3,
  values: { readonly a: string; readonly b: string },
  texts: Texts,
): string {
  if (story === "fraction" || story === "percent")
    return texts.t(`author.story.${story}.${number === 3 ? 1 : number}`, values);
  return texts.t(`author.story.${story}.${number}`, values);
}

function computed(context: ItemContext, claims: readonly Claim[]): ItemDraft["provenance"] {
  return { kind: "template", template: `arithmetic/${context.lesson}`, claims };
}
