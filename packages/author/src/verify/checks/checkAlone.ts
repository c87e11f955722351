import type { QuizExercise } from "@alambic/contract";

import { definitionByForm } from "../../document/analysis/definitionByForm.ts";
import { isShortText } from "../../document/isShortText.ts";
import { gapMark } from "../../document/recipes/itemsOfRecipe.ts";
import { saidMark } from "../../document/recipes/matchedSayings.ts";
import { standsAlone } from "../../document/analysis/standsAlone.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check } from "../Check.ts";
import { isChronology } from "./chronologyFault.ts";
import { quotedTable } from "./tableFault.ts";

type FromDocument = Extract<ItemDraft["provenance"], { kind: "document" }>;

/**
 * What is asked about one sentence of a document is asked about one that is understood by itself: it
 * leans on no other, and orders nothing. Model’s questions have words of their own.
 */
export const checkAlone: Check = ({ exercise, provenance }, { request }) => {
  if (provenance.kind !== "document" || request.source.kind !== "document") return [];
  const { language } = request.source.document;
  const shown = shownOf(exercise, provenance, request.source.document);
  const sentences = shown === null ? [] : [provenance, ...(provenance.parts ?? [])];
  return sentences
    .filter(({ quote }) => shown !== null && !standsAlone(quote, language, shown))
    .map(({ quote }) => ({ code: "leans_on_others", detail: quote }));
};

/** How an item shows the sentence that it asks about; null where it asks about a list or a table, or only shows an event. */
function shownOf(
  exercise: ItemDraft["exercise"],
  provenance: FromDocument,
  document: ExtractedDocument,
): "bare" | "named" | null {
  switch (exercise.content_type) {
    case "true_false":
    case "fill_in_blank":
      return "bare";
    case "quiz":
      if (exercise.content.multiple || quotedTable(provenance, document) !== undefined) return null;
      if (isDefinition(exercise, provenance, document)) return null;
      return plainText(exercise.content.prompt).includes(gapMark) ? "bare" : "named";
    case "matching":
      if (isChronology(exercise, provenance)) return null;
      if (exercise.content.left.every(({ text }) => plainText(text).includes(gapMark)))
        return exercise.content.right.every(({ text }) => isName(plainText(text)))
          ? "named"
          : "bare";
      return exercise.content.right.every(({ text }) => plainText(text).startsWith(saidMark))
        ? "named"
        : null;
    default:
      return null;
  }
}

/** What is put into a sentence as a name tells more of it than a word does. */
function isName(text: string): boolean {
  return /^\p{Uppercase}\p{Lowercase}+ .*\p{Uppercase}/u.test(text);
}

/** Whether a question shows a definition of a short text, which is understood without the rest of its sentence. */
function isDefinition(
  { content: { prompt } }: QuizExercise,
  { quote }: FromDocument,
  { language, pageCount }: ExtractedDocument,
): boolean {
  const asked = typeof prompt === "string" ? prompt : prompt.at(-1)?.text;
  return isShortText(pageCount) && definitionByForm(quote, language)?.definition === asked;
}
