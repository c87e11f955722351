import type { Texts } from "../../texts/loadTexts.ts";
import { equals, isInteger, isNegative, rational } from "./Rational.ts";
import type { Rational } from "./Rational.ts";

/** Writes numbers and terms as a reader of one language expects them. */
export interface Notation {
  /** 12 345, −7, 3/4. Bare numbers are integers. */
  readonly number: (value: Rational | number) => string;
  /** 0,25 or 0.25. The denominator divides a power of ten. */
  readonly decimal: (value: Rational | number) => string;
  /** 2,5 cm, 62°. The denominator divides a power of ten. */
  readonly measure: (value: Rational | number, unit: string) => string;
  /** 9π cm². */
  readonly ofPi: (value: Rational | number, unit: string) => string;
  /** As `number`, with brackets around what is negative. */
  readonly operand: (value: Rational | number) => string;
  /** 15 % or 15%. */
  readonly percent: (value: Rational | number) => string;
  /** 3/4 of 20, 25% of 60. */
  readonly of: (part: string, whole: string) => string;
  /** 160 raised by 50%. */
  readonly raised: (whole: string, by: string) => string;
  readonly lowered: (whole: string, by: string) => string;
  /** 3x + 5 for x = 2. */
  readonly given: (expression: string, x: string) => string;
}

export const minus = "−";
export const times = "×";
export const dividedBy = "÷";
export const nextStep = " → ";

export function createNotation(texts: Texts): Notation {
  const integer = (value: bigint) => signed(texts.number(Number(value)));
  const exact = (value: Rational | number) => (typeof value === "number" ? rational(value) : value);
  const notation: Notation = {
    number: (value) => {
      const { numerator, denominator } = exact(value);
      return isInteger(exact(value))
        ? integer(numerator)
        : `${integer(numerator)}/${integer(denominator)}`;
    },
    decimal(value) {
      const { numerator, denominator } = exact(value);
      const shown = Number(numerator) / Number(denominator);
      return signed(texts.number(shown, { maximumFractionDigits: 6 }));
    },
    measure: (value, unit) => withUnit(notation.decimal(value), unit),
    ofPi(value, unit) {
      const factor = equals(exact(value), rational(1)) ? "" : notation.decimal(value);
      return withUnit(`${factor}π`, unit);
    },
    operand(value) {
      const shown = notation.number(value);
      return isNegative(exact(value)) ? `(${shown})` : shown;
    },
    percent: (value) => texts.t("author.notation.percent", { value: notation.decimal(value) }),
    of: (part, whole) => texts.t("author.notation.of", { part, whole }),
    raised: (whole, by) => texts.t("author.notation.raised", { whole, by }),
    lowered: (whole, by) => texts.t("author.notation.lowered", { whole, by }),
    given: (expression, x) => texts.t("author.notation.given", { expression, x }),
  };
  return notation;
}

/** A space that does not break stands before a unit, but none before the sign of degrees. */
function withUnit(number: string, unit: string): string {
  return unit === "°" ? `${number}°` : `${number}\u00A0${unit}`;
}

/** Superscript digits: 2 to the power of 12 is 2¹². */
export function superscript(exponent: number): string {
  return String(exponent).replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
}

/** A sum of terms in which a negative one is subtracted: 3x − 5, x² + x. */
export function sum(
  terms: readonly { readonly factor: number; readonly symbol: string }[],
): string {
  const shown = terms.filter((term) => term.factor !== 0);
  if (shown.length === 0) return "0";
  return shown
    .map(({ factor, symbol }, index) => {
      const size = term(Math.abs(factor), symbol);
      if (index === 0) return factor < 0 ? `${minus}${size}` : size;
      return factor < 0 ? ` ${minus} ${size}` : ` + ${size}`;
    })
    .join("");
}

/** 3x, x, −x, 7. */
export function term(factor: number, symbol: string): string {
  if (symbol === "") return signed(String(factor));
  if (factor === 1) return symbol;
  return factor === -1 ? `${minus}${symbol}` : `${signed(String(factor))}${symbol}`;
}

function signed(text: string): string {
  return text.replace(/^-/, minus);
}
