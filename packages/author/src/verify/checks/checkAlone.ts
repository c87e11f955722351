import { gapMark } from "../../document/recipes/itemsOfRecipe.ts";
import { saidMark } from "../../document/recipes/matchedSayings.ts";
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
  const shown = shownOf(exercise);
  const sentences = shown === null ? [] : [provenance, ...(provenance.parts ?? [])];
  return sentences
    .filter(({ quote }) => shown !== null && !standsAlone(quote, language, shown))
    .map(({ quote }) => ({ code: "leans_on_others", detail: quote }));
};

/** How an item shows the sentence that it asks about; null where it asks about a list or a table. */
function shownOf(exercise: ItemDraft["exercise"]): "bare" | "named" | null {
  switch (exercise.content_type) {
    case "true_false":
    case "fill_in_blank":
      return "bare";
    case "quiz":
      if (exercise.content.multiple) return null;
      return plainText(exercise.content.prompt).includes(gapMark) ? "bare" : "named";
    case "matching":
      if (exercise.content.left.every(({ text }) => plainText(text).includes(gapMark)))
        return "bare";
      return exercise.content.right.every(({ text }) => plainText(text).startsWith(saidMark))
        ? "named"
        : null;
    default:
      return null;
  }
}
