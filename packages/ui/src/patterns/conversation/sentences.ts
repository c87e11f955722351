/**
 * The sentences of a text that is still being written. The last is left out until the text is
 * finished, since it may go on. Sentences are told apart by the rules of the language.
 */
export function completeSentences(text: string, finished: boolean, locale: string): string[] {
  const parts = new Intl.Segmenter(locale, { granularity: "sentence" }).segment(text);
  const sentences = Array.from(parts, ({ segment }) => segment.trim());
  return (finished ? sentences : sentences.slice(0, -1)).filter((sentence) => sentence !== "");
}
