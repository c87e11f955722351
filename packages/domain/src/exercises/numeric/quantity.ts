import type { Locale, NumericUnit } from "@alambic/contract";
import { readNumber } from "../../answers/numbers.ts";
import type { Rational } from "../../answers/rational.ts";
import { powerOfTen, readExact, times } from "./exact.ts";

/** The unit that was typed: none, one of those that are understood, or another. */
export type TypedUnit = NumericUnit | "none" | "unknown";

/** A number with its unit. The value is in the first unit. */
export interface Quantity {
  readonly value: Rational;
  readonly unit: TypedUnit;
}

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const raisedExponent = /(?<=10)([⁺⁻]?)([⁰¹²³⁴-⁹]+)/gu;
const dashes = /[\u2010-\u2015\u2212]/gu;

/** Writes raised exponents with a caret, before they turn into digits of the number. */
function lowered(text: string): string {
  return text.replace(raisedExponent, (_, sign: string, digits: string) => {
    const plain = [...digits].map((digit) => raised.indexOf(digit)).join("");
    return `^${sign === "⁻" ? "-" : ""}${plain}`;
  });
}

const powered = /^([+-]?)(?:(\D*\d.*?) ?(?:[x×·⋅*] ?10 ?\^ ?|(?<=\d)e)|10 ?\^ ?)([+-]?\d{1,3})$/iu;

/** A number in a language, perhaps with a power of ten: `6,02 × 10²³`, `6.02e23`, `10^-3`. */
export function readScientific(text: string, locale: Locale): Rational | null {
  const plain = lowered(text).replace(dashes, "-").replace(/\s+/gu, " ").trim();
  const [match, sign = "", factor = "1", exponent = "0"] = powered.exec(plain) ?? [];
  if (match === undefined) return readNumber(plain, locale);
  const value = readNumber(sign + factor, locale);
  return value === null ? null : times(value, powerOfTen(Number(exponent)));
}

/** A symbol without what people write differently: `m²`, `m^2`, `m2`. */
function plainSymbol(symbol: string): string {
  return symbol.normalize("NFKC").replace(/[\s^]|\.$/gu, "");
}

/** The unit of that symbol; in other letters than its own only where no other is meant. */
function unitNamed(symbol: string, units: readonly NumericUnit[]): NumericUnit | undefined {
  const wanted = plainSymbol(symbol);
  const same = units.find((unit) => plainSymbol(unit.symbol) === wanted);
  if (same !== undefined) return same;
  const alike = units.filter(
    (unit) => plainSymbol(unit.symbol).toLowerCase() === wanted.toLowerCase(),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** Ways to part a text into a number and what follows it, the longest number last. */
function partings(text: string): [number: string, unit: string][] {
  const signs = [...text];
  const first = Math.max(0, signs.length - longestUnit);
  return signs
    .slice(first)
    .flatMap((sign, at): [string, string][] =>
      /[\d\s]/u.test(sign)
        ? []
        : [[signs.slice(0, first + at).join(""), signs.slice(first + at).join("")]],
    );
}

const longestUnit = 40;

/** What a text says: a number, or a number with a unit; null where it says none. */
export function readQuantity(
  text: string,
  locale: Locale,
  units: readonly NumericUnit[] = [],
): Quantity | null {
  const typed = text.trim();
  const found = partings(typed).flatMap(([number, symbol]): Quantity[] => {
    if (symbol.length > longestUnit) return [];
    const unit = unitNamed(symbol, units);
    const value = unit === undefined ? null : readScientific(number, locale);
    if (unit === undefined || value === null) return [];
    return [{ value: times(value, readExact(unit.scale ?? "1")), unit }];
  })[0];
  if (found !== undefined) return found;
  const bare = readScientific(typed, locale);
  if (bare !== null) return { value: bare, unit: "none" };
  const [, number = "", rest] =
    /^(.*[\d\u2070-\u2079²³¹½¼¾]) ?([^\d+\-−/.,()=]{1,40})$/u.exec(typed) ?? [];
  const value = rest === undefined ? null : readScientific(number, locale);
  return value === null ? null : { value, unit: "unknown" };
}
