import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "@alambic/contract";
import { readNumber, saysNumber } from "./index.ts";

function read(text: string, locale: Locale): string | null {
  const value = readNumber(text, locale);
  return value && `${value.numerator}/${value.denominator}`;
}

describe("each language groups and divides in its own way", () => {
  test.each<[string, Locale, string | null]>([
    ["1 234,5", "fr", "2469/2"],
    ["1\u202F234\u202F567", "fr", "1234567/1"],
    ["1.234.567", "fr", "1234567/1"],
    ["1.234", "fr", "617/500"],
    ["1,234", "fr", "617/500"],
    ["1,234", "en", "1234/1"],
    ["1,234.5", "en", "2469/2"],
    ["1.234", "en", "617/500"],
    ["3,5", "en", "7/2"],
    ["1.234", "nl", "1234/1"],
    ["1.234,5", "nl", "2469/2"],
    ["0.125", "nl", "1/8"],
    ["12.34", "nl", "617/50"],
    ["1,234.5", "nl", "2469/2"],
    ["1,23,456", "en", null],
    ["1.2.3", "en", null],
    ["1,234,5", "en", null],
  ])("%j in %s", (text, locale, value) => expect(read(text, locale)).toBe(value));
});

test.each<[string, string | null]>([
  ["−5", "-5/1"],
  ["+ 5", "5/1"],
  ["-1/2", "-1/2"],
  ["1 1/2", "3/2"],
  ["1½", "3/2"],
  ["２／４", "1/2"],
  ["50 %", "1/2"],
  ["0/5", "0/1"],
  [",5", "1/2"],
  ["5,", null],
  ["1/0", null],
  ["", null],
  ["-", null],
  ["1e3", null],
  ["0x10", null],
  ["cinq", null],
  ["٣", null],
])("%j", (text, value) => expect(read(text, "fr")).toBe(value));

test("a fraction is the same in any terms, and its decimals are exact", () => {
  const part = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(part, part, part, (above, below, factor) => {
      expect(saysNumber(`${above * factor}/${below * factor}`, `${above}/${below}`, "fr")).toBe(
        true,
      );
      expect(saysNumber(`${above}/${below}`, `${above + 1}/${below}`, "fr")).toBe(false);
    }),
    { seed: 2 },
  );
});

test("what the platform writes in a language reads back as the same number", () => {
  const locales = fc.constantFrom<Locale>("fr", "en", "nl");
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), locales, (value, locale) => {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
        value / 100,
      );
      expect(saysNumber(written, `${value}/100`, locale)).toBe(true);
    }),
    { seed: 2, numRuns: 500 },
  );
});

test("an author may write decimals with a point in any language", () => {
  expect(saysNumber("3,142", "3.142", "nl")).toBe(true);
  expect(saysNumber("3,142", "3.142", "fr")).toBe(true);
});

test.each([
  ["48 litres", "48", true],
  ["36 €", "36", true],
  ["36€", "36", true],
  ["1/2 h.", "0,5", true],
  ["20 °C", "20", true],
  ["48 %", "48", false],
  ["3x", "3", false],
  ["3 fois 4", "3", false],
  ["12 h", "12 km", false],
])("%j says %j: %s", (typed, expected, same) => {
  expect(saysNumber(typed, expected, "fr")).toBe(same);
});
