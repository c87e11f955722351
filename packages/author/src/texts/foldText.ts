/** Lower case without accents, words parted by single spaces, with a space at each end. */
export function foldText(text: string): string {
  const folded = text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
  return folded === "" ? "" : ` ${folded} `;
}

/** Whether one of the phrases stands in the folded text; a phrase ending in * matches word starts. */
export function mentions(folded: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) =>
    phrase.endsWith("*")
      ? folded.includes(` ${phrase.slice(0, -1)}`)
      : folded.includes(` ${phrase} `),
  );
}
