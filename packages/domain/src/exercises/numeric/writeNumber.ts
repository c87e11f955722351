import type { Locale } from "@alambic/contract";
import type { Rational } from "../../answers/rational.ts";

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function raise(exponent: string): string {
  return exponent.replace(/\d/gu, (digit) => raised[Number(digit)] ?? "").replace("-", "⁻");
}

/** A number as a language writes it, to fifteen digits; very large and very small ones with powers. */
export function writeNumber({ numerator, denominator }: Rational, locale: Locale): string {
  const value = Number(numerator) / Number(denominator);
  const size = Math.abs(value);
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 15 });
  if (size === 0 || (size >= 1e-6 && size < 1e15)) return format.format(value);
  const [factor = "0", exponent = "0"] = value.toExponential().split("e");
  return `${format.format(Number(factor))} × 10${raise(exponent.replace("+", ""))}`;
}
