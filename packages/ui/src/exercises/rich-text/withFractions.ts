/** A fraction as it stands in a text. */
export interface WrittenFraction {
  readonly over: string;
  readonly under: string;
  /** Nothing stands beside it. */
  readonly alone: boolean;
}

/** All of a text. */
const only = /^(\d{1,4})\/(\d{1,4})$/u;

/**
 * Within a text: two whole numbers, neither of which begins with a zero, and nothing beside them that makes
 * them a date, a path or a unit. A gap may stand above. Around the clock is no fraction.
 */
const within =
  /(?<![\p{L}\p{N}/.,:)…])(?!24\/7(?!\d))([1-9]\d{0,2}|…)\/([1-9]\d{0,3})(?![\p{L}\p{N}/(]|[.,:]\d)/gu;

/** A text in pieces: what is said, and the fractions in it. */
export function withFractions(text: string): readonly (string | WrittenFraction)[] {
  const [, over, under] = only.exec(text) ?? [];
  if (over !== undefined && under !== undefined) return [{ over, under, alone: true }];
  const parts: (string | WrittenFraction)[] = [];
  let end = 0;
  for (const { 0: all, 1: above = "", 2: below = "", index } of text.matchAll(within)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ over: above, under: below, alone: false });
    end = index + all.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
