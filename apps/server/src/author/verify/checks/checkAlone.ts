import { gapMark } from "../../document/recipes/itemsOfRecipe.ts";
import { standsAlone } from "../../document/analysis/standsAlone.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check } from "../Check.ts";

/**
 * What is asked about one sentence of a document is asked about one that is understood by itself: it
 * leans on no other, and orders nothing. Model’s questions have words of their own.
 */
export const checkAlone: Check = ({ exercise, provenance }, { request }) => {
  if (provenance.kind !== "document" || request.source.kind !== "document") return [];
  const { language } = request.source.document;
  const sentences = showsSentences(exercise) ? [provenance, ...(provenance.parts ?? [])] : [];
  return sentences
    .filter(({ quote }) => !standsAlone(quote, language))
    .map(({ quote }) => ({ code: "leans_on_others", detail: quote }));
};

function showsSentences(exercise: ItemDraft["exercise"]): boolean {
  switch (exercise.content_type) {
    case "true_false":
    case "fill_in_blank":
      return true;
    case "quiz":
      return plainText(exercise.content.prompt).includes(gapMark);
    case "matching":
      return exercise.content.left.every(({ text }) => plainText(text).includes(gapMark));
    default:
      return false;
  }
}
