import type {
  VocabularyContent,
  VocabularyDirection,
  VocabularyEntry,
  VocabularyResponse,
} from "@alambic/contract";

/** What is shown of an entry. */
export function askedOf(entry: VocabularyEntry, direction: VocabularyDirection): string {
  return (direction === "term_to_meaning" ? entry.terms : entry.meanings)[0] ?? "";
}

/** What is accepted for an entry; the first is shown as the answer. */
export function answersOf(
  entry: VocabularyEntry,
  direction: VocabularyDirection,
): readonly string[] {
  return direction === "term_to_meaning" ? entry.meanings : entry.terms;
}

/** The language of the answers (BCP 47); undefined for that of instruction. */
export function answerLanguage(
  { lang, meaning_lang: meaningLanguage }: VocabularyContent,
  direction: VocabularyDirection,
): string | undefined {
  return direction === "term_to_meaning" ? meaningLanguage : lang;
}

/** What there is to choose from: the answer of every entry, each once, in an order that tells nothing. */
export function choicesOf(
  { entries }: VocabularyContent,
  direction: VocabularyDirection,
): readonly string[] {
  const answers = entries.map((entry) => answersOf(entry, direction)[0] ?? "");
  return [...new Set(answers)].toSorted();
}

/** What was given for an entry; nothing where nothing was. */
export function answerTo({ answers }: VocabularyResponse, entryId: string): string {
  return answers.find(({ entry_id: id }) => id === entryId)?.text ?? "";
}
