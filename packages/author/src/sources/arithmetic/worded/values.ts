import type { ProblemContext } from "../Problem.ts";
import { rational } from "../Rational.ts";
import type { Rational } from "../Rational.ts";

/** Different whole numbers between two ends, in drawn order. */
export function draw(
  count: number,
  [least, greatest]: readonly [number, number],
  { random }: ProblemContext,
): number[] {
  const all = Array.from({ length: greatest - least + 1 }, (_, index) => least + index);
  return random.sample(all, count);
}

export function inOrder(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

/** The value in the middle, or the two that stand there. */
export function middles(values: readonly number[]): readonly [number, number] {
  const half = values.length / 2;
  return [values[Math.ceil(half) - 1] ?? 0, values[Math.floor(half)] ?? 0];
}

/** The middle of values in the order in which they are given. */
export function middleOf(values: readonly number[]): Rational {
  const [low, high] = middles(values);
  return rational(low + high, 2);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A function of the verifier with its values, as a claim writes it. */
export function call(name: string, values: readonly number[], { notation }: ProblemContext) {
  return `${name}(${values.map((value) => notation.number(value)).join("; ")})`;
}
