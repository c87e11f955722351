/** The words of a text, in languages that part them with spaces and in those that do not. */
export function countWords(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  let count = 0;
  for (const { isWordLike } of segments) if (isWordLike === true) count += 1;
  return count;
}
