import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "@alambic/contract";
import { matchAnswer } from "../index.ts";
import { normalise } from "../normalise.ts";
import { genericNouns } from "./generic-nouns.ts";
import { reworded } from "./reworded.ts";
import { inWords } from "./testing/inWords.ts";

const locales: readonly Locale[] = ["fr", "en", "nl"];
const anyLocale = fc.constantFrom(...locales);

function accepts(typed: string, accepted: string, locale: Locale, lang?: string): boolean {
  return matchAnswer(typed, [accepted], { locale, lang }).accepted;
}

test.each<[Locale, string, string]>([
  ["fr", "mille sept cent quatre-vingt-neuf", "1789"],
  ["fr", "septante-deux", "72"],
  ["fr", "le XIVème siècle", "le #14 siècle"],
  ["fr", "François Ier", "françois 1"],
  ["fr", "deux et demi", "5/2"],
  ["fr", "cent degrés Celsius", "100 °c"],
  ["fr", "44 avant Jésus-Christ", "44bc"],
  ["fr", "60 kilomètres à l’heure", "60 km/h"],
  ["fr", "la vie", "la vie"],
  ["en", "seventeen eighty-nine", "1789"],
  ["en", "Henry the Eighth", "henry 8"],
  ["en", "1.5 million", "1500000"],
  ["en", "the third", "the #3"],
  ["en", "a third", "1/3"],
  ["en", "three point one four", "157/50"],
  ["en", "1 second", "1 s"],
  ["en", "two square kilometres", "2 km2"],
  ["en", "J.S. Bach", "js bach"],
  ["nl", "zeventienhonderdnegenentachtig", "1789"],
  ["nl", "driekwart", "3/4"],
  ["nl", "Karel de Vijfde", "karel 5"],
  ["nl", "drie komma vijf", "7/2"],
  ["nl", "een huis", "een huis"],
])("in %s %s is %s", (language, text, plain) => {
  expect(reworded(normalise(text), language)).toBe(plain);
});

describe("numbers in words", () => {
  const value = fc.integer({ min: 0, max: 999_999 });

  test("are worth their digits, both ways", () => {
    fc.assert(
      fc.property(value, anyLocale, (number, locale) => {
        const words = inWords(number, locale);
        expect(accepts(words, String(number), locale), words).toBe(true);
        expect(accepts(String(number), words, locale), words).toBe(true);
      }),
      { seed: 4, numRuns: 600 },
    );
  });

  test("are never taken for another number", () => {
    fc.assert(
      fc.property(value, value, anyLocale, (number, other, locale) => {
        fc.pre(number !== other);
        const [words, wanted] = [inWords(number, locale), inWords(other, locale)];
        expect(accepts(words, wanted, locale), `${words} for ${wanted}`).toBe(false);
        expect(accepts(words, String(other), locale)).toBe(false);
        expect(accepts(`${number} km`, `${other} km`, locale)).toBe(false);
      }),
      { seed: 4, numRuns: 600 },
    );
  });

  test("of small numbers are not taken for each other by a slip", () => {
    const small = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(small, small, anyLocale, (number, other, locale) => {
        fc.pre(number !== other);
        expect(accepts(inWords(number, locale), inWords(other, locale), locale)).toBe(false);
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  test("are themselves asked for in a language that is being learned", () => {
    expect(accepts("16", "zestien", "fr", "nl")).toBe(false);
    expect(accepts("16", "zestien", "nl", "nl")).toBe(true);
  });

  test("a Roman numeral alone is no number, for it may be what is to be converted", () => {
    expect(accepts("14", "XIV", "fr")).toBe(false);
    expect(accepts("XIV", "14", "fr")).toBe(false);
  });
});

describe("what a name names", () => {
  const names = fc.constantFrom("Volta", "Zambèze", "Ararat", "Kalahari", "Minerve", "Ulm");
  const nouns = (locale: Locale) =>
    genericNouns[locale]
      .filter(({ before, names: listed, kept }) => before !== "" && listed === undefined && !kept)
      .flatMap(({ before }) => before.split(" "));

  test("may be added, and left out", () => {
    for (const locale of locales)
      fc.assert(
        fc.property(names, fc.constantFrom(...nouns(locale)), (name, noun) => {
          expect(accepts(`${noun} ${name}`, name, locale), `${noun} ${name}`).toBe(true);
          expect(accepts(name, `${noun} ${name}`, locale), `${noun} ${name}`).toBe(true);
        }),
        { seed: 4 },
      );
  });

  test("must not be another thing, nor stand for the name", () => {
    for (const locale of locales)
      for (const [at, { before: one }] of genericNouns[locale].entries())
        for (const { before: two } of genericNouns[locale].slice(at + 1)) {
          const [first = "", second = ""] = [one.split(" ")[0], two.split(" ")[0]];
          if (first === "" || second === "" || first === second) continue;
          expect(accepts(`${first} Volta`, `${second} Volta`, locale)).toBe(false);
          expect(accepts(first, `${first} Volta`, locale)).toBe(false);
        }
  });

  test.each<[string, string, Locale]>([
    ["Nile river", "the Nile", "en"],
    ["the Nile", "Nile river", "en"],
    ["the river Nile", "Nile river", "en"],
    ["Pacific", "the Pacific Ocean", "en"],
    ["la Méditerranée", "la mer Méditerranée", "fr"],
    ["mer mediteranée", "la Méditerranée", "fr"],
    ["l’Amazone", "le fleuve Amazone", "fr"],
    ["désert du Sahara", "le Sahara", "fr"],
    ["de rivier de Rijn", "de Rijn", "nl"],
    ["Saharawoestijn", "de Sahara", "nl"],
  ])("%s is %s", (typed, accepted, locale) => {
    expect(accepts(typed, accepted, locale)).toBe(true);
  });

  test.each<[string, string, Locale]>([
    ["sea", "the North Sea", "en"],
    ["North", "the North Sea", "en"],
    ["bank", "river bank", "en"],
    ["Korea", "South Korea", "en"],
    ["Lake Geneva", "Geneva", "en"],
    ["la France", "l’Île-de-France", "fr"],
    ["Blanc", "le mont Blanc", "fr"],
    ["Stille", "de Stille Oceaan", "nl"],
  ])("%s is not %s", (typed, accepted, locale) => {
    expect(accepts(typed, accepted, locale)).toBe(false);
  });
});

test.each<[string, string, Locale]>([
  ["l eau", "l’eau", "fr"],
  ["c’est Paris", "Paris", "fr"],
  ["à Paris", "Paris", "fr"],
  ["vitamine-C", "vitamine C", "nl"],
  ["email", "e-mail", "en"],
  ["Mount St Helens", "Mount St. Helens", "en"],
  ["nitrogen and oxygen", "oxygen and nitrogen", "en"],
  ["WO2", "de Tweede Wereldoorlog", "nl"],
  ["100 degrees", "100 °C", "en"],
  ["37 C", "37 °C", "fr"],
  ["46", "46 chromosomes", "en"],
  ["½", "la moitié", "fr"],
  ["20 %", "a fifth", "en"],
])("%s says %s", (typed, accepted, locale) => {
  expect(matchAnswer(typed, [accepted], { locale })).toMatchObject({ accepted: true, slip: null });
});

test("a lost possessive is a slip", () => {
  for (const typed of ["newtons first law", "newton first law"])
    expect(matchAnswer(typed, ["Newton’s first law"], { locale: "en" })).toMatchObject({
      accepted: true,
      slip: "spelling",
    });
  expect(accepts("its", "it’s", "en")).toBe(false);
  expect(accepts("Newton’s second law", "Newton’s first law", "en")).toBe(false);
});

test("a point before digits parts decimals", () => {
  expect(accepts(".5", "5", "en")).toBe(false);
  expect(accepts(",5", "5", "fr")).toBe(false);
});

test("where digits are asked for, a million is no unit", () => {
  const asNumber = (typed: string) =>
    matchAnswer(typed, ["16"], { locale: "en", type: "number" }).accepted;
  expect(["16", "16 km", "16 million", "16 percent", "sixteen"].map(asNumber)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
