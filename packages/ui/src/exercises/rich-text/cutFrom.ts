/**
 * Cuts words of so many letters where a line ends: at a syllable, with a hyphen, if the browser knows
 * the language; else anywhere, and only those that are longer than a line.
 */
export const cutFrom = (letters: number) =>
  ({
    overflowWrap: "anywhere",
    hyphens: "auto",
    hyphenateLimitChars: `${letters} 4 4`,
  }) as const;
