import type { ExactNumber, Tolerance } from "@alambic/contract";
import type { Rational } from "../../answers/rational.ts";
import { rational } from "../../answers/rational.ts";

/** Ten to a power, which may be negative. */
export function powerOfTen(exponent: number): Rational {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0
    ? { numerator: 1n, denominator: power }
    : { numerator: power, denominator: 1n };
}

export function times(a: Rational, b: Rational): Rational {
  const product = rational(a.numerator * b.numerator, a.denominator * b.denominator);
  return product ?? { numerator: 0n, denominator: 1n };
}

const exact = /^(-?)(\d+)(?:\.(\d+))?(?:e(-?\d+)|\/(\d+))?$/u;

/** The value of a number as the contract writes it. What is not written so is worth 0. */
export function readExact(text: ExactNumber): Rational {
  const [, sign = "", whole = "0", part = "", exponent = "0", below = "1"] = exact.exec(text) ?? [];
  const digits = BigInt(whole + part) * (sign === "-" ? -1n : 1n);
  const value = rational(digits, 10n ** BigInt(part.length) * BigInt(below));
  return times(value ?? { numerator: 0n, denominator: 1n }, powerOfTen(Number(exponent)));
}

function distance(a: Rational, b: Rational): Rational {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return {
    numerator: difference < 0n ? -difference : difference,
    denominator: a.denominator * b.denominator,
  };
}

/** Whether a number lies within a tolerance of the answer; without one it must be the answer. */
export function isWithin(value: Rational, answer: Rational, tolerance?: Tolerance): boolean {
  const { numerator: gap, denominator } = distance(value, answer);
  if (tolerance === undefined) return gap === 0n;
  const amount = readExact(tolerance.amount);
  const size = answer.numerator < 0n ? -answer.numerator : answer.numerator;
  const bound =
    tolerance.kind === "absolute"
      ? amount
      : times(amount, { numerator: size, denominator: answer.denominator });
  return gap * bound.denominator <= bound.numerator * denominator;
}
