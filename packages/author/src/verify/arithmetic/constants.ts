import { divide, multiply, power, rational } from "../../sources/arithmetic/Rational.ts";
import type { Rational } from "../../sources/arithmetic/Rational.ts";

/** What units are made of, and π: letters that may be worth anything. */
type Unknown = "metre" | "gram" | "second" | "degree" | "pi";

/**
 * Values for the unknowns, positive and without a common pattern. What holds for each of them holds
 * in the dimensions as well as in the numbers: 6 cm × 4 cm is 24 cm², and neither 24 cm nor 24 m².
 */
export const unknowns: readonly Readonly<Record<Unknown, Rational>>[] = [
  [2, 3, 5, 7, 11],
  [13, 5, 17, 3, 19],
  [29, 31, 7, 23, 2],
].map(([metre = 1, gram = 1, second = 1, degree = 1, pi = 1]) => ({
  metre: rational(metre),
  gram: rational(gram),
  second: rational(second),
  degree: rational(degree),
  pi: rational(pi, 3),
}));

type Constant = (valueOf: (unknown: Unknown) => Rational) => Rational;

/** Names that an expression may use: units in terms of unknowns, and the constants of formulas. */
export const constants: Readonly<Record<string, Constant>> = {
  mm: part("metre", 1000),
  cm: part("metre", 100),
  dm: part("metre", 10),
  m: part("metre", 1),
  km: (valueOf) => multiply(valueOf("metre"), rational(1000)),
  mL: litres(1000),
  cL: litres(100),
  dL: litres(10),
  L: litres(1),
  mg: part("gram", 1000),
  g: part("gram", 1),
  kg: (valueOf) => multiply(valueOf("gram"), rational(1000)),
  t: (valueOf) => multiply(valueOf("gram"), rational(1_000_000)),
  s: part("second", 1),
  min: (valueOf) => multiply(valueOf("second"), rational(60)),
  h: (valueOf) => multiply(valueOf("second"), rational(3600)),
  "°": part("degree", 1),
  right: (valueOf) => multiply(valueOf("degree"), rational(90)),
  straight: (valueOf) => multiply(valueOf("degree"), rational(180)),
  π: part("pi", 1),
};

function part(unknown: Unknown, parts: number): Constant {
  return (valueOf) => divide(valueOf(unknown), rational(parts));
}

/** A litre is a cubic decimetre. */
function litres(parts: number): Constant {
  return (valueOf) => divide(power(divide(valueOf("metre"), rational(10)), 3), rational(parts));
}
