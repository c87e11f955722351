import { readDataSet } from "../sources/languages/readDataSet.ts";
import { foldText } from "../texts/foldText.ts";

const languages = ["en", "fr", "nl"] as const;
const roman = /^(?=.{2})x{0,2}(?:ix|iv|v?i{0,3})$/u;
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
/** "tachtigjarige" is "80-jarige" in Dutch. */
const dutchYears = /^(?<number>\p{Letter}+)(?<years>jarige?)$/u;

let known: readonly (readonly [phrase: string, digits: string])[] | null = null;

/**
 * A folded topic whose numbers are written in digits, as others may type them: those that are written
 * out in one of the three languages, but for one, which is an article as well, and in Roman numerals.
 */
export function withNumerals(folded: string): string {
  const parted = folded
    .split(" ")
    .map((word) => {
      const { number = "", years = "" } = dutchYears.exec(word)?.groups ?? {};
      return isNumber(number) ? `${number} ${years}` : roman.test(word) ? arabic(word) : word;
    })
    .join(" ");
  return numbers().reduce(
    (text, [phrase, digits]) => text.replaceAll(` ${phrase} `, ` ${digits} `),
    parted,
  );
}

function isNumber(word: string): boolean {
  return numbers().some(([phrase]) => phrase === word);
}

/** The longest first: "quatre-vingt-dix" before "dix". */
function numbers(): readonly (readonly [phrase: string, digits: string])[] {
  known ??= readDataSet("numbers")
    .filter(({ id }) => id !== "1")
    .flatMap(({ id, names }) =>
      languages
        .flatMap((language) => {
          const phrase = foldText(names[language].text).trim();
          return [phrase, phrase.replace(/^one /u, ""), phrase.replace(/s$/u, "")];
        })
        .filter((phrase) => phrase.length > 2)
        .map((phrase) => [phrase, id] as const),
    )
    .toSorted(([one], [other]) => other.length - one.length);
  return known;
}

/** The value of a Roman numeral: a sign before a larger one is taken away. */
function arabic(numeral: string): string {
  const values = Array.from(numeral, (sign) => romanDigits[sign] ?? 0);
  const sum = values.reduce(
    (total, value, place) => total + (value < (values[place + 1] ?? 0) ? -value : value),
    0,
  );
  return String(sum);
}
