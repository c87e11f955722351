import type { RichText } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import { gapMark } from "../../document/recipes/itemsOfRecipe.ts";
import type { ExtractedDocument } from "../../document/ExtractedDocument.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check, Rejection, RejectionCode } from "../Check.ts";

/** What an item counts as right follows from its quote, and what it counts as wrong does not. */
export const checkEvidence: Check = ({ exercise, provenance }, { request }) => {
  if (provenance.kind !== "document" || request.source.kind !== "document") return [];
  return faults(exercise, provenance.quote, request.source.document);
};

function faults(exercise: Exercise, quote: string, document: ExtractedDocument): Rejection[] {
  switch (exercise.content_type) {
    case "true_false":
      return statementFault(
        plainText(exercise.content.statement),
        exercise.content.answer,
        quote,
        document,
      );
    case "quiz":
      return quizFaults(exercise, quote);
    case "fill_in_blank": {
      const whole = exercise.content.segments
        .map((segment) => (segment.type === "text" ? plainText(segment.text) : segment.answers[0]))
        .join("");
      return whole === quote ? [] : rejection("gap_not_from_quote", whole);
    }
    case "matching":
      return matchingFaults(exercise, document);
    case "flashcards":
      return exercise.content.cards.flatMap(({ front, back }) =>
        stands(plainText(front), document) && stands(plainText(back), document)
          ? []
          : rejection("answer_not_in_quote", plainText(front)),
      );
    case "ordering":
      return orderFaults(exercise, quote);
    case "short_answer":
      return exercise.content.answers.some((answer) => quote.includes(answer))
        ? []
        : rejection("answer_not_in_quote", exercise.content.answers.join(" | "));
    case "lesson":
      return exercise.content.blocks.flatMap((block) =>
        block.type !== "quote" || stands(plainText(block.text), document, block.page)
          ? []
          : rejection("quote_not_in_source", plainText(block.text)),
      );
    // No recipe makes these out of a document, so nothing here could vouch for one.
    default:
      return rejection("answer_not_in_quote", plainText(exercise.content.prompt));
  }
}

/** A true statement is the quote; a false one differs from it and stands nowhere in the source. */
function statementFault(
  statement: string,
  answer: boolean,
  quote: string,
  document: ExtractedDocument,
): Rejection[] {
  if (answer) return statement === quote ? [] : rejection("statement_not_in_quote", statement);
  if (statement === quote || stands(statement, document))
    return rejection("false_statement_in_source", statement);
  return sharesMost(statement, quote) ? [] : rejection("statement_not_in_quote", statement);
}

/** With a gap, the right word makes the quote again; without one, it stands in the quote. */
function quizFaults(
  exercise: Extract<Exercise, { content_type: "quiz" }>,
  quote: string,
): Rejection[] {
  const { prompt, choices, correct_choice_ids: right } = exercise.content;
  const asked = lastRun(prompt);
  return choices.flatMap(({ id, text }) => {
    const choice = plainText(text);
    const isRight = right.includes(id);
    const completes = asked.includes(gapMark)
      ? asked.replace(gapMark, choice) === quote
      : quote.includes(asked) && quote.includes(choice);
    return completes === isRight ? [] : rejection("answer_not_in_quote", choice);
  });
}

/** Each word makes its sentence one of the source again. */
function matchingFaults(
  exercise: Extract<Exercise, { content_type: "matching" }>,
  document: ExtractedDocument,
): Rejection[] {
  const { left, right, pairs } = exercise.content;
  return pairs.flatMap(({ left_id: leftId, right_id: rightId }) => {
    const gap = left.find(({ id }) => id === leftId);
    const word = right.find(({ id }) => id === rightId);
    const whole = plainText(gap?.text ?? "").replace(gapMark, plainText(word?.text ?? ""));
    return stands(whole, document) ? [] : rejection("gap_not_from_quote", whole);
  });
}

/** In the right order the items are the quote, from its beginning to its end. */
function orderFaults(
  { content: { items, correct_item_ids: order } }: Extract<Exercise, { content_type: "ordering" }>,
  quote: string,
): Rejection[] {
  const steps = order.map((id) => plainText(items.find((item) => item.id === id)?.text ?? ""));
  const whole = quote.split("\n\n");
  const agrees = steps.length === whole.length && steps.every((step, at) => step === whole[at]);
  return agrees ? [] : rejection("answer_not_in_quote", steps.join(" | "));
}

function stands(text: string, { pages }: ExtractedDocument, page?: number): boolean {
  return (
    text !== "" &&
    pages.some(({ number, text: whole }) => (page ?? number) === number && whole.includes(text))
  );
}

/** A false statement is the quote with little changed. */
function sharesMost(statement: string, quote: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().split(/\s+/));
  const [mine, its] = [words(statement), words(quote)];
  const common = [...mine].filter((word) => its.has(word)).length;
  return common >= 0.6 * Math.max(mine.size, its.size);
}

function lastRun(text: RichText): string {
  return typeof text === "string" ? text : (text.at(-1)?.text ?? "");
}

function rejection(code: RejectionCode, detail: string): Rejection[] {
  return [{ code, detail }];
}
