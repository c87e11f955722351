/** A field of what may be an object; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** Whether a text has no more signs than that, as the contract counts them: an emoji is one. */
export function isWithin(text: string, most: number): boolean {
  return text.length <= most || [...text].length <= most;
}

/** A text of no more signs (as the contract counts them) than that; null for everything else. */
export function textWithin(value: unknown, most: number): string | null {
  return typeof value === "string" && isWithin(value, most) ? value : null;
}

/** The parts of a list that is not too long, all of them read; null where one of them cannot be. */
export function listWithin<Part>(
  value: unknown,
  most: number,
  parse: (part: unknown) => Part | null,
): Part[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const read: Part[] = [];
  for (const part of value) {
    const one = parse(part);
    if (one === null) return null;
    read.push(one);
  }
  return read;
}

/** One of the words that are known; null for everything else. */
export function oneOf<const Word>(value: unknown, words: readonly Word[]): Word | null {
  return words.find((word) => word === value) ?? null;
}
