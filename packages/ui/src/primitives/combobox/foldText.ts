/**
 * What two spellings of a text have in common that a comparison by letters does not know: ligatures,
 * apostrophes, and spaces that do not break. What judges answers folds more, and would come with every screen.
 */
export function foldText(text: string): string {
  return text
    .replaceAll(/œ/giu, "oe")
    .replaceAll(/æ/giu, "ae")
    .replaceAll("’", "'")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
