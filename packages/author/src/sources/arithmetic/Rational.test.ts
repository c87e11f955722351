import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { add, compare, divide, equals, multiply, power, rational, subtract } from "./Rational.ts";

const any = fc
  .tuple(fc.bigInt({ min: -999n, max: 999n }), fc.bigInt({ min: 1n, max: 999n }))
  .map(([top, bottom]) => rational(top, bottom));

describe("Rational", () => {
  it("keeps lowest terms and a positive denominator", () => {
    expect(rational(6, -8)).toEqual({ numerator: -3n, denominator: 4n });
    expect(rational(0, 5)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => rational(1, 0)).toThrow(RangeError);
  });

  it("undoes what it does", () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
        expect(equals(a, b)).toBe(compare(a, b) === 0);
      }),
      { seed: 2 },
    );
  });

  it("raises to any whole power", () => {
    expect(power(rational(2, 3), 3)).toEqual(rational(8, 27));
    expect(power(rational(2, 3), -2)).toEqual(rational(9, 4));
    expect(() => power(rational(2), 0.5)).toThrow(RangeError);
    expect(() => power(rational(0), -1)).toThrow(RangeError);
  });
});
