import type { ItemDraft } from "../../../apps/server/src/author/drafts.ts";
import type { ExtractedDocument } from "../../../apps/server/src/author/index.ts";
import { detectLanguage } from "../../../apps/server/src/author/texts/detectLanguage.ts";
import {
  correctResponse,
  plainText,
  scoreResponse,
} from "../../../packages/domain/src/exercises/index.ts";

/**
 * What is wrong with a published item, looked at anew and by other means than the verifier's: its
 * quote, its key, its options, its language. Empty for a sound one.
 */
export function inspectItem(item: ItemDraft, document: ExtractedDocument): readonly string[] {
  const faults: string[] = [];
  const { exercise, source, provenance } = item;
  const page = document.pages.find(({ number }) => number === source?.page)?.text ?? "";
  if (source === null || !page.includes(source.quote)) faults.push("the quote is not on its page");
  if (provenance.kind === "document" && source !== null) {
    const { start, end } = provenance;
    if (page.slice(start, end) !== source.quote) faults.push("the offsets miss the quote");
    if (detectLanguage(source.quote) !== document.language) faults.push("another language");
  }
  const key = correctResponse(exercise);
  if (key !== null && !scoreResponse(exercise, key, { locale: document.language }).correct)
    faults.push("the key is not right by its own rules");
  if (exercise.content_type === "quiz") {
    const { choices, correct_choice_ids: right } = exercise.content;
    const shown = choices.map(({ text }) => plainText(text).toLowerCase());
    if (right.length !== 1) faults.push("not one key");
    if (!choices.some(({ id }) => id === right[0])) faults.push("the key is no choice");
    if (new Set(shown).size !== shown.length) faults.push("two choices are alike");
    if (choices.length < 3) faults.push("fewer than three choices");
  }
  return faults;
}
