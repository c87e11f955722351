/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Throws `RangeError` for a denominator of zero. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  if (bottom === 0n) throw new RangeError("Division by zero");
  const divisor = greatestCommonDivisor(top, bottom);
  const sign = bottom < 0n ? -1n : 1n;
  return { numerator: (sign * top) / divisor, denominator: (sign * bottom) / divisor };
}

export function add(a: Rational, b: Rational): Rational {
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function negate(a: Rational): Rational {
  return rational(-a.numerator, a.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Throws `RangeError` where `b` is zero. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function equals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** Negative, zero or positive, as `Array.prototype.sort` wants it. */
export function compare(a: Rational, b: Rational): number {
  return Number(a.numerator * b.denominator - b.numerator * a.denominator);
}

export function isInteger(a: Rational): boolean {
  return a.denominator === 1n;
}

export function isNegative(a: Rational): boolean {
  return a.numerator < 0n;
}

/** Integer exponents of any sign; throws `RangeError` for zero to a negative power. */
export function power(base: Rational, exponent: number): Rational {
  if (!Number.isInteger(exponent)) throw new RangeError("The exponent is not an integer");
  if (exponent < 0) return divide(rational(1), power(base, -exponent));
  return rational(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
}

/** Non-negative; 1 where both are zero. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}
