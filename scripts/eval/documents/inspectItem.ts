import type { ItemDraft } from "../../../packages/author/src/model/LessonDraft.ts";
import type { ExtractedDocument } from "../../../packages/author/src/index.ts";
import { detectLanguage } from "../../../packages/author/src/texts/detectLanguage.ts";
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
    // The cells of a table, the parts of a formula, code and short lists are too few words to tell.
    const isTerse =
      isTable(source.quote) ||
      isShortList(source.quote) ||
      exercise.content_type === "numeric" ||
      document.listings?.some((each) => each.page === source.page && each.start === start);
    const language = detectLanguage(isTerse ? page : source.quote);
    if (language !== document.language) faults.push("another language");
  }
  const key = correctResponse(exercise);
  if (key !== null && !scoreResponse(exercise, key, { locale: document.language }).correct)
    faults.push("the key is not right by its own rules");
  if (exercise.content_type === "quiz") {
    const { choices, multiple, correct_choice_ids: right } = exercise.content;
    const shown = choices.map(({ text }) => plainText(text).toLowerCase());
    if (!multiple && right.length !== 1) faults.push("not one key");
    if (multiple && !(right.length > 1 && right.length < choices.length))
      faults.push("not several keys among wrong choices");
    if (!right.every((key) => choices.some(({ id }) => id === key)))
      faults.push("the key is no choice");
    if (
      multiple &&
      !choices.every(({ id, text }) => isListed(plainText(text), item) === right.includes(id))
    )
      faults.push("the list disagrees with the key");
    if (new Set(shown).size !== shown.length) faults.push("two choices are alike");
    if (choices.length < 3) faults.push("fewer than three choices");
  }
  if (exercise.content_type === "matching" && source !== null && isTable(source.quote)) {
    const { left, right, pairs } = exercise.content;
    const shown = (options: typeof left, wanted: string) =>
      plainText(options.find(({ id }) => id === wanted)?.text ?? "");
    const lines = source.quote.split("\n").slice(1);
    for (const { left_id: leftId, right_id: rightId } of pairs) {
      const [row, said] = [shown(left, leftId), shown(right, rightId)];
      const own = lines.filter((line) => {
        const [name, ...cells] = line.split(" | ");
        return name === row && cells.includes(said);
      });
      if (own.length !== 1) faults.push("the table disagrees with the key");
    }
  }
  return faults;
}

/** Whether the quoted text is a table, whose cells are parted by bars. */
function isTable(quote: string): boolean {
  return quote.includes(" | ");
}

function isShortList(quote: string): boolean {
  return quote.includes("\n\n") && quote.split(/\s+/u).length <= 40;
}

/** Whether an entry of the quoted list begins with a text. */
function isListed(text: string, { source }: ItemDraft): boolean {
  const [, ...entries] = source?.quote.split("\n\n") ?? [];
  return entries.some((entry) => entry.startsWith(text));
}
