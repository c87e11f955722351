import type { LessonBlock, RichText } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import { definitionByForm } from "../../document/analysis/definitionByForm.ts";
import { isShortText } from "../../document/isShortText.ts";
import { textOfTableBlock } from "../../document/recipes/tableBlock.ts";
import { goesOn } from "../../document/recipes/itemsOfLists.ts";
import { gapMark } from "../../document/recipes/itemsOfRecipe.ts";
import { saidMark } from "../../document/recipes/matchedSayings.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { Provenance } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check, Rejection, RejectionCode } from "../Check.ts";
import { chronologyFault, isChronology } from "./chronologyFault.ts";
import { codeResultFault } from "./codeResultFault.ts";
import { formulaFault } from "./formulaFault.ts";
import { isExplainedInList, listQuizFault, listSortFault } from "./listFault.ts";
import { orderFault } from "./orderFault.ts";
import { figuresFault, quotedTable, sortingFault, tableFault, timesFault } from "./tableFault.ts";
import { isDefinedIn, isListedIn, termsFault } from "./termsFault.ts";
import { writtenFault } from "./writtenFault.ts";

/** What an item counts as right follows from its quote, and what it counts as wrong does not. */
export const checkEvidence: Check = ({ exercise, provenance }, { request }) => {
  if (provenance.kind !== "document" || request.source.kind !== "document") return [];
  return faults(exercise, provenance, request.source.document);
};

function faults(
  exercise: Exercise,
  provenance: Extract<Provenance, { kind: "document" }>,
  document: ExtractedDocument,
): Rejection[] {
  const { quote } = provenance;
  switch (exercise.content_type) {
    case "true_false":
      return statementFault(
        plainText(exercise.content.statement),
        exercise.content.answer,
        quote,
        document,
      );
    case "quiz": {
      if (exercise.content.multiple) return faultOf(listQuizFault(exercise, provenance, document));
      const table = quotedTable(provenance, document);
      return table !== undefined
        ? faultOf(figuresFault(exercise, table, document))
        : quizFaults(exercise, quote, document);
    }
    case "categorization": {
      const table = quotedTable(provenance, document);
      return faultOf(
        table === undefined
          ? listSortFault(exercise, provenance, document)
          : sortingFault(exercise, table, document),
      );
    }
    case "fill_in_blank": {
      const whole = exercise.content.segments
        .map((segment) => (segment.type === "text" ? plainText(segment.text) : segment.answers[0]))
        .join("");
      return whole === quote ? [] : rejection("gap_not_from_quote", whole);
    }
    case "matching":
      if (isChronology(exercise, provenance))
        return faultOf(chronologyFault(exercise, provenance, document));
      if (exercise.content.left.every(({ text }) => plainText(text).includes(gapMark)))
        return matchingFaults(exercise, document);
      return exercise.content.right.every(({ text }) => plainText(text).startsWith(saidMark))
        ? sayingsFaults(exercise, document)
        : faultOf(
            quotedTable(provenance, document) === undefined
              ? termsFault(exercise, provenance, document)
              : tableFault(exercise, provenance, document),
          );
    case "flashcards":
      return exercise.content.cards.flatMap((card) => {
        const [front, back] = [plainText(card.front), plainText(card.back)];
        const said = { term: front, said: back };
        return isExplained(front, back, document) ||
          isExplainedInList(front, back, provenance, document) ||
          isListedIn(quote)(said) ||
          isDefinedIn(provenance.parts ?? [], document)(said)
          ? []
          : rejection("answer_not_in_quote", front);
      });
    case "free_answer":
      return faultOf(writtenFault(exercise.content, provenance, document));
    case "ordering": {
      const table = quotedTable(provenance, document);
      return faultOf(
        table === undefined
          ? orderFault(exercise, provenance, document)
          : timesFault(exercise, table, document),
      );
    }
    case "short_answer":
      return exercise.content.answers.some((answer) => quote.includes(answer))
        ? []
        : rejection("answer_not_in_quote", exercise.content.answers.join(" | "));
    case "code":
      return faultOf(codeResultFault(exercise.content, provenance, document));
    case "numeric":
      return faultOf(formulaFault(exercise.content, quote, document.language));
    case "lesson":
      return exercise.content.blocks.flatMap((block) =>
        quotedIn(block).flatMap(({ text, page }) =>
          stands(text, document, page) ? [] : rejection("quote_not_in_source", text),
        ),
      );
    // No recipe makes these out of a document, so nothing here could vouch for one.
    default:
      return rejection("answer_not_in_quote", plainText(exercise.content.prompt));
  }
}

/** What a text to read says word for word as its source: passages, entries of lists, tables, listings. */
function quotedIn(block: LessonBlock): readonly { text: string; page?: number | undefined }[] {
  switch (block.type) {
    case "quote":
      return [{ text: plainText(block.text), page: block.page }];
    case "list":
      return block.items
        .map((item) => ({ text: plainText(item) }))
        .filter(({ text }) => text !== goesOn);
    case "code":
      return [{ text: block.code }];
    case "table":
      return [{ text: textOfTableBlock(block) }];
    default:
      return [];
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
  document: ExtractedDocument,
): Rejection[] {
  const { prompt, choices, correct_choice_ids: right } = exercise.content;
  const asked = lastRun(prompt);
  const term = definedAs(asked, quote, document);
  return choices.flatMap(({ id, text }) => {
    const choice = plainText(text);
    const isRight = right.includes(id);
    const completes = asked.includes(gapMark)
      ? asked.replace(gapMark, choice) === quote
      : quote.includes(asked) &&
        (isRight ? quote.includes(choice) : namesAsked(choice, asked, quote));
    const isNamed = term === null || (choice === term) === isRight;
    if (completes !== isRight || !isNamed) return rejection("answer_not_in_quote", choice);
    const isSaid = !isRight && [`${choice} ${asked}`, `${asked} ${choice}`].some(saidIn(document));
    return isSaid ? rejection("several_answers", choice) : [];
  });
}

/** What a sentence of a short text defines so, read afresh; null where it defines nothing so. */
function definedAs(asked: string, quote: string, document: ExtractedDocument): string | null {
  if (!isShortText(document.pageCount)) return null;
  const found = definitionByForm(quote, document.language);
  return found?.definition === asked ? found.term : null;
}

/** Whether a quote says what is asked of a choice: what it sets against it stands in the quote as well. */
function namesAsked(choice: string, asked: string, quote: string): boolean {
  const [at, place] = [quote.indexOf(choice), quote.indexOf(asked)];
  return at >= 0 && at < place + asked.length;
}

/** Whether the document says the same of another thing, or gives another reason as well. */
function saidIn({ pages }: ExtractedDocument): (words: string) => boolean {
  return (words) => pages.some(({ text }) => text.includes(words));
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

/** Of each thing the document says what it is matched with, and of no other of them. */
function sayingsFaults(
  exercise: Extract<Exercise, { content_type: "matching" }>,
  document: ExtractedDocument,
): Rejection[] {
  const { left, right, pairs } = exercise.content;
  const isSaid = saidIn(document);
  return left.flatMap(({ id, text }) =>
    right.flatMap((said) => {
      const whole = `${plainText(text)} ${plainText(said.text).slice(saidMark.length)}`;
      const isPair = pairs.some((pair) => pair.left_id === id && pair.right_id === said.id);
      if (isSaid(whole) === isPair) return [];
      return rejection(isPair ? "answer_not_in_quote" : "several_answers", whole);
    }),
  );
}

function stands(text: string, { pages }: ExtractedDocument, page?: number): boolean {
  return (
    text !== "" &&
    pages.some(({ number, text: whole }) => (page ?? number) === number && whole.includes(text))
  );
}

/** Whether some sentence says of a term this and no less, or writes an abbreviation out in this way. */
function isExplained(term: string, back: string, { pages }: ExtractedDocument): boolean {
  if (term === "" || back === "") return false;
  return pages.some(({ text }) =>
    text
      .split(/(?<=[.!?])\s|\n\n/u)
      .some(
        (sentence) =>
          sentence.includes(`${back} (${term})`) ||
          (sentence.includes(term) &&
            (sentence.replace(/[.!]$/u, "").endsWith(back) || sentence.startsWith(`${back} `))),
      ),
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

function faultOf(detail: string | null): Rejection[] {
  return detail === null ? [] : rejection("answer_not_in_quote", detail);
}

function rejection(code: RejectionCode, detail: string): Rejection[] {
  return [{ code, detail }];
}
