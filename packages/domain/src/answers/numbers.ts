import type { Locale } from "@alambic/contract";
import type { Rational } from "./rational.ts";
import { isSameNumber, rational } from "./rational.ts";

/** The mark that groups thousands; in French it is a space. */
const groupMark: Readonly<Record<Locale, string>> = { fr: " ", en: ",", nl: "." };

const spaceGroups = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/u;
const markGroups = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*([.,]\d+)?$/u;
const decimal = /^(\d*)(?:[.,](\d+))?$/u;
const vulgarFractions = /[\u00BC-\u00BE\u2150-\u215E\u2189]/gu;

/**
 * A number without its grouping marks. A single mark before three digits groups where the language says so;
 * repeated, or before another mark, it can be nothing else.
 */
export function withoutGroups(text: string, locale: Locale): string {
  if (spaceGroups.test(text)) return text.replaceAll(" ", "");
  const [match, mark, rest] = markGroups.exec(text) ?? [];
  if (match === undefined || mark === undefined) return text;
  if (rest?.startsWith(mark)) return text;
  const repeated = text.split(mark).length > 2;
  const groups = repeated || rest !== undefined || mark === groupMark[locale];
  return groups ? text.replaceAll(mark, "") : text;
}

function readDecimal(text: string, locale: Locale): Rational | null {
  const [match, whole = "", part = ""] = decimal.exec(withoutGroups(text, locale)) ?? [];
  if (match === undefined || whole + part === "") return null;
  return rational(BigInt(whole + part), 10n ** BigInt(part.length));
}

function readFraction(text: string): Rational | null {
  const [match, whole = "0", above = "", below = ""] =
    /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/u.exec(text) ?? [];
  if (match === undefined) return null;
  const denominator = BigInt(below);
  return rational(BigInt(whole) * denominator + BigInt(above), denominator);
}

/** A text with one kind of space, minus and fraction bar. */
function plain(text: string): string {
  return text
    .replace(vulgarFractions, (sign) => ` ${sign.normalize("NFKC")}`)
    .normalize("NFKC")
    .replaceAll("\u2044", "/")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The number that a text says in a language: decimal, fraction, mixed number, percentage. */
export function readNumber(text: string, locale: Locale): Rational | null {
  const [, sign, digits = "", percent] = /^([+-]?) ?(.*?) ?(%?)$/u.exec(plain(text)) ?? [];
  const value = readDecimal(digits, locale) ?? readFraction(digits);
  if (value === null) return null;
  const factor = sign === "-" ? -1n : 1n;
  return rational(value.numerator * factor, value.denominator * (percent === "%" ? 100n : 1n));
}

/**
 * What an author's number may mean: what it says in the language, and, as data often has it, what
 * it says with a point for decimals.
 */
export function readNumbers(text: string, locale: Locale = "en"): Rational[] {
  const readings = [readNumber(text, locale)];
  if (!text.includes(",")) readings.push(readNumber(text, "en"));
  return readings.filter((reading) => reading !== null);
}

/** A unit after a space, or a currency: the question names it. A letter at once is an unknown. */
const unit =
  /(?<=\d)(?: (?!squared|cubed|kwadraat|times|fois|maal|keer)\p{L}+\.?| ?\p{Sc}| ?°\p{L}?)$/u;

/** Whether a typed text says one of the numbers that an accepted answer may mean. */
export function saysNumber(typed: string, expected: string, locale: Locale): boolean {
  const value = readNumber(plain(typed).replace(unit, ""), locale);
  return (
    value !== null && readNumbers(expected, locale).some((other) => isSameNumber(value, other))
  );
}
