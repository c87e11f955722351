/** Where a word ends, or may be broken without a hyphen. */
const ends = /[\s\u00AD\u2E80-\u9FFF-]/u;

/** Whether a word of so many letters stands there: a narrow column would have to cut it. */
export function haveLongWord(
  parts: readonly { readonly label: string }[],
  letters: number,
): boolean {
  return parts.some(({ label }) => label.split(ends).some((word) => word.length >= letters));
}
