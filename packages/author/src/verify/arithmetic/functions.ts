import {
  add,
  compare,
  divide,
  equals,
  isInteger,
  multiply,
  rational,
  subtract,
} from "../../sources/arithmetic/Rational.ts";
import type { Rational } from "../../sources/arithmetic/Rational.ts";

type Of = (values: readonly Rational[]) => Rational;

const zero = rational(0);

/** What expressions may apply to values. Each throws `RangeError` for values that it is not for. */
export const functions: Readonly<Record<string, Of>> = {
  round: ([value = zero]) =>
    rational(Math.round(Number(value.numerator) / Number(value.denominator) / 10) * 10),
  /** What follows in a row whose step is always the same. */
  next(values) {
    const steps = values.slice(1).map((value, index) => subtract(value, values[index] ?? zero));
    const [step, ...others] = steps;
    if (step === undefined || !others.every((other) => equals(other, step)))
      throw new RangeError("Not one step");
    return add(values.at(-1) ?? zero, step);
  },
  /** What is left of the first when it is parted by the second. */
  remainder: ([all = zero, divisor = zero]) => rational(whole(all) % whole(divisor)),
  /** The first and so large a part of it more. */
  raised: ([value = zero, part = zero]) => multiply(value, add(rational(1), part)),
  lowered: ([value = zero, part = zero]) => multiply(value, subtract(rational(1), part)),
  half: ([value = zero]) => divide(value, rational(2)),
  twice: ([value = zero]) => multiply(value, rational(2)),
  mean: (values) => divide(values.reduce(add, zero), rational(values.length)),
  median(values) {
    const ordered = values.toSorted(compare);
    const [low, high] = [ordered.length - 1, ordered.length].map(
      (twice) => ordered[Math.floor(twice / 2)] ?? zero,
    );
    return divide(add(low ?? zero, high ?? zero), rational(2));
  },
  mode(values) {
    const often = (value: Rational) => values.filter((other) => equals(other, value)).length;
    const most = Math.max(...values.map(often));
    const [mode, ...others] = values.filter((value) => often(value) === most);
    if (mode === undefined || !others.every((other) => equals(other, mode)))
      throw new RangeError("Not one mode");
    return mode;
  },
  range(values) {
    const ordered = values.toSorted(compare);
    return subtract(ordered.at(-1) ?? zero, ordered[0] ?? zero);
  },
  /** Values, each followed by its weight. */
  weighted(values) {
    const weights = values.filter((_, index) => index % 2 === 1);
    const products = values.flatMap((value, index) =>
      index % 2 === 0 ? [multiply(value, values[index + 1] ?? zero)] : [],
    );
    return divide(products.reduce(add, zero), weights.reduce(add, zero));
  },
  /** The share that the first has of all. */
  share: (values) => divide(values[0] ?? zero, values.reduce(add, zero)),
  /** The share of the numbers from 1 to the second that are larger than the first. */
  above: ([limit = zero, last = zero]) =>
    shareOfNumbers(whole(last), (value) => value > whole(limit)),
  /** The share of the numbers from 1 to the second that the first divides. */
  multiples: ([divisor = zero, last = zero]) =>
    shareOfNumbers(whole(last), (value) => value % whole(divisor) === 0),
  /** In how many ways the second number of things is chosen out of the first. */
  choose: ([all = zero, chosen = zero]) => rational(ways(whole(all), whole(chosen))),
  /** Of two points in the plane, coordinate by coordinate. */
  distance([x = zero, y = zero, otherX = zero, otherY = zero]) {
    const [across, up] = [subtract(otherX, x), subtract(otherY, y)];
    return squareRoot(add(multiply(across, across), multiply(up, up)));
  },
};

/** Throws `RangeError` where the root is no fraction. */
export function squareRoot({ numerator, denominator }: Rational): Rational {
  return rational(wholeRoot(numerator), wholeRoot(denominator));
}

function wholeRoot(value: bigint): bigint {
  if (value < 0n) throw new RangeError("Negative");
  const root = BigInt(Math.round(Math.sqrt(Number(value))));
  if (root * root !== value) throw new RangeError("Not a perfect square");
  return root;
}

function whole(value: Rational): number {
  if (!isInteger(value)) throw new RangeError("Not a whole number");
  return Number(value.numerator);
}

function shareOfNumbers(last: number, counts: (value: number) => boolean): Rational {
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return rational(numbers.filter(counts).length, last);
}

/** Pascal's rule: with or without the last of them. */
function ways(all: number, chosen: number): number {
  if (chosen === 0) return 1;
  return all < chosen ? 0 : ways(all - 1, chosen - 1) + ways(all - 1, chosen);
}
