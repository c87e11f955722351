import type { Random } from "./createRandom.ts";

/** So many of the values, those that come first before any other. */
export function sampleFirst<T>(
  random: Random,
  values: readonly T[],
  count: number,
  comesFirst: (value: T) => boolean,
): readonly T[] {
  const first = random.sample(values.filter(comesFirst), count);
  const others = values.filter((value) => !comesFirst(value));
  return [...first, ...random.sample(others, count - first.length)];
}
