import type { Locale } from "@alambic/contract";
import { withoutAccents } from "../normalise.ts";
import { readNumber } from "../numbers.ts";
import type { Rational } from "../rational.ts";
import { numberWords } from "./number-words.ts";
import { readNumeral } from "./readNumeral.ts";
import type { Numeral } from "./readNumeral.ts";
import { readRoman } from "./readRoman.ts";
import { respelled } from "./respelled.ts";
import { withSymbols } from "./units.ts";

const written =
  /(?<![\p{L}\d.,/])(?:\d+ ?\/ ?\d+(?![\d/.,])|\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*(?!\/))/gu;
const minus = /(?:^|(?<= ))(?:minus|moins|min) (?=\S)/u;
const percent = /(?<!\p{L})(?:percent|per cent|pour cent|pourcent|procent)(?!\p{L})/gu;
const century = /^(?:siecle|century|eeuw)$/u;
const beforeChrist =
  /(?<=\d) (?:b ?ce?|(?:av|avant|before|voor|v) ?(?:jc|j[eé]sus christ|notre ère|christ|christus|chr))$/u;
const afterChrist =
  /(?<=\d) (?:ad|ce|(?:ap|apr|apr[eè]s|after|na|n) ?(?:jc|j[eé]sus christ|christ|christus|chr))$/u;
/** Behind a number it is a unit, and no place in an order. */
const second = /^seconde?$/u;

/** An exact number in digits: *3*, *1/2*. */
function inDigits({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** Digits in one way, whatever groups and parts them, and apart from their unit. */
function withPlainDigits(text: string, language: Locale): string {
  return text.replace(written, (digits) => {
    const value = /^0\d/u.test(digits) ? null : readNumber(digits, language);
    return value === null ? digits : inDigits(value);
  });
}

/** A Roman numeral behind a name or before a century; a single letter may be a sign of its own. */
function romanAt(words: readonly string[], at: number): number | null {
  const isNamed = (words[at - 1] ?? "").length >= 3 && /^\p{L}+$/u.test(words[at - 1] ?? "");
  return isNamed || century.test(words[at + 1] ?? "") ? readRoman(words[at] ?? "") : null;
}

function numeralAt(words: readonly string[], at: number, language: Locale): Numeral | null {
  const isUnit =
    second.test(words[at] ?? "") && /^(?:\d+(?:\/\d+)?|per|par)$/u.test(words[at - 1] ?? "");
  return isUnit ? null : readNumeral(words.slice(at), language);
}

/** Every number in digits, an ordinal behind #. */
function withNumbers(text: string, language: Locale): string {
  const words = text.split(" ");
  const bare = words.map((word) => (word === "één" ? "1" : withoutAccents(word)));
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const roman = romanAt(bare, at);
    const numeral =
      roman === null
        ? numeralAt(bare, at, language)
        : { value: { numerator: BigInt(roman), denominator: 1n }, ordinal: false, length: 1 };
    if (numeral === null) found.push(words[at] ?? "");
    else {
      const isPlace = numeral.ordinal || century.test(bare[at + numeral.length] ?? "");
      found.push(`${isPlace ? "#" : ""}${inDigits(numeral.value)}`);
    }
    at += numeral?.length ?? 1;
  }
  return found.join(" ");
}

/** A ruler's place in the order of those of his name, as a bare number: *Henry the Eighth*. */
const ruler = /^(?!(?:the|les|une|een|het) #)(.*?\p{L}{3}) (?:the |de |le |la )?#(\d+)$/u;
const quantity = /^(-?\d+(?:\/\d+)?) ?([^\d/%:].*)$/u;

/** Decimals in words: *trois virgule cinq*. */
const pointed = /(?<=^|[\s-])(\d+) (?:point|virgule|komma) (\d+(?: \d)*)(?![\d/])/u;
const worldWar = /^(?:the )?#([12]) world war$/u;

/** Digits apart from the unit behind them: *5km*; an ordinal stays whole. */
function withoutUnitsAtDigits(text: string, language: Locale): string {
  return text.replace(/(?<=\d)([a-zµ°]+)(?!\p{L})/gu, (letters) =>
    numberWords[language].afterDigits.test(letters) ? letters : ` ${letters}`,
  );
}

/**
 * A normalised text with its numbers in digits, its units as symbols and its abbreviations without
 * points: texts that say the same thing in other signs become the same.
 */
export function reworded(text: string, language: Locale): string {
  const digits = withPlainDigits(respelled(text.replaceAll("\u2044", "/"), language), language)
    .replace(percent, "%")
    .replace(/(?<=^|\s)([€$£]) ?(\d[\d/]*)/gu, "$2 $1")
    .replace(minus, "-")
    .replace(/^-(?=\p{L})/u, "- ")
    .replace(/^ad (?=\d)/u, "");
  const counted = withNumbers(withoutUnitsAtDigits(digits, language), language)
    .replace(/^- (?=\d)/u, "-")
    .replace(/(?<=\d) %/gu, "%")
    .replace(/(?<=\d{4}) (?:de |d')(?=\p{L})/u, " ")
    .replace(pointed, (_, whole: string, part: string) =>
      withPlainDigits(`${whole}.${part.replaceAll(" ", "")}`, "en"),
    )
    .replace(ruler, "$1 $2")
    .replace(worldWar, "world war $1")
    .replace(afterChrist, "");
  if (beforeChrist.test(counted)) return counted.replace(beforeChrist, "bc");
  const [, number, rest = ""] = quantity.exec(counted) ?? [];
  return number === undefined ? counted : `${number} ${withSymbols(rest)}`;
}
