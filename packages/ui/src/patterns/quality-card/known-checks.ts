/** The checks that have a text of their own; a newer server may name others. */
const knownChecks = [
  "readable",
  "recomputed",
  "key",
  "data",
  "quote",
  "evidence",
  "language",
  "level",
  "options",
  "given_away",
  "unique",
] as const;

export type KnownCheck = (typeof knownChecks)[number];

/** Whether a check has a text of its own. */
export function isKnownCheck(code: string): code is KnownCheck {
  return knownChecks.some((known) => known === code);
}
