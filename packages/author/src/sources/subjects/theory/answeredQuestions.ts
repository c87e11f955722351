import type { Figure, LessonBlock, RichText } from "@alambic/contract";

import type { Claim } from "../../../model/Provenance.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { furtherText } from "../../../theory/furtherText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { plainText } from "../../../texts/rich-text.ts";
import { withCode } from "../../../texts/withCode.ts";
import type { LessonId } from "../subjects.ts";

const questionsAtOnce = 3;

/** Rules that ask which of some answers is right, and so nothing without them. */
const needingChoices = ["chess-escape", "geography-apart"];

/** A question that stands by itself, with the sentence that answers it. */
interface Answered {
  readonly rule: string;
  readonly claim: Claim;
  readonly prompt: string;
  readonly figure?: Figure;
  readonly explanation: RichText;
}

/**
 * Texts with questions of one rule, their answers and reasons, and the lesson's own rule. They have
 * questions that the lesson does not ask, as long as there are any, and are filled up with others.
 */
export function answeredQuestions(
  lesson: LessonId,
  drawn: readonly ItemDraft[],
  existing: readonly ItemDraft[],
  texts: Texts,
): readonly ItemDraft[] {
  const asked = new Set(existing.flatMap(claimsOf));
  const readings = existing.filter(isReading);
  const read = new Set(readings.flatMap(claimsOf));
  const unread = [...new Map(drawn.flatMap(answered).map((each) => [keyOf(each), each])).values()]
    .filter((question) => !read.has(keyOf(question)))
    .toSorted((one, other) => Number(asked.has(keyOf(one))) - Number(asked.has(keyOf(other))));
  return [...Map.groupBy(unread, ({ rule }) => rule).values()]
    .map((questions) => ({
      questions,
      fresh: questions.filter((question) => !asked.has(keyOf(question))).length,
    }))
    .filter(({ fresh }) => fresh > 0 || readings.length === 0)
    .toSorted((one, other) => other.fresh - one.fresh)
    .flatMap(({ questions: [first, ...others] }) =>
      first === undefined
        ? []
        : [textOf(lesson, first, others.slice(0, questionsAtOnce - 1), texts)],
    );
}

function textOf(
  lesson: LessonId,
  first: Answered,
  others: readonly Answered[],
  texts: Texts,
): ItemDraft {
  const questions = [first, ...others];
  return furtherText(
    [
      { type: "heading", text: texts.t("author.theory.examples") },
      { type: "callout", tone: "tip", text: texts.t("author.theory.try") },
      ...questions.flatMap(blocksOf),
      { type: "callout", tone: "key", text: withCode(texts.t(`author.course.${lesson}.key`)) },
    ],
    { kind: "template", template: first.rule, claims: questions.map(({ claim }) => claim) },
    texts,
  );
}

function blocksOf({ rule, prompt, figure, explanation }: Answered): readonly LessonBlock[] {
  const drawn = figure === undefined ? {} : { figure };
  return needingChoices.includes(rule)
    ? [{ type: "paragraph", text: explanation, ...drawn }]
    : [
        { type: "paragraph", text: [{ text: prompt, style: "strong" }], ...drawn },
        { type: "paragraph", text: explanation },
      ];
}

/** Whether an item is a text of answered questions: other texts of a lesson claim nothing. */
function isReading(item: ItemDraft): boolean {
  return item.exercise.content_type === "lesson" && claimsOf(item).length > 0;
}

function answered({ exercise, provenance }: ItemDraft): readonly Answered[] {
  if (provenance.kind !== "template") return [];
  const { content_type: type } = exercise;
  if (type !== "quiz" && type !== "numeric" && type !== "short_answer") return [];
  const { prompt, explanation } = exercise.content;
  const figure = "figure" in exercise.content ? exercise.content.figure : undefined;
  const right = provenance.claims.find(({ holds }) => holds);
  if (right === undefined || explanation === undefined) return [];
  return [
    {
      rule: provenance.template,
      claim: { left: right.left, right: right.right, holds: true },
      prompt: plainText(prompt),
      ...(figure === undefined ? {} : { figure }),
      explanation,
    },
  ];
}

function claimsOf({ provenance }: ItemDraft): readonly string[] {
  return provenance.kind === "template"
    ? provenance.claims.map((claim) => keyOf({ rule: provenance.template, claim }))
    : [];
}

function keyOf({ rule, claim }: Pick<Answered, "rule" | "claim">): string {
  return `${rule} ${claim.left}`;
}
