import { createFormatter, locales } from "@alambic/i18n";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatValues } from "./formatValues.ts";

const moment = Date.UTC(2026, 10, 20, 13, 5);

describe.each(locales)("in %s", (locale) => {
  const screen = createFormatter(locale, {}, { timeZone: "Europe/Brussels", formatValues });
  const alone = createFormatter(locale, {}, { timeZone: "Europe/Brussels" });

  test.each([
    {},
    { style: "percent" },
    { style: "currency", currency: "EUR" },
    { style: "unit", unit: "day", unitDisplay: "long" },
    { maximumSignificantDigits: 12 },
  ] as const)("a number reads as an exercise writes it: %j", (options) => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(numbers, (value) => {
        expect(screen.number(value, options)).toBe(alone.number(value, options));
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    undefined,
    { weekday: "long", day: "numeric", month: "long" },
    { dateStyle: "medium", timeStyle: "short" },
    { month: "long", year: "numeric", timeZone: "UTC" },
  ] as const)("a date reads as an exercise writes it, in its zone: %j", (options) => {
    expect(screen.date(moment, options)).toBe(alone.date(moment, options));
  });

  test("distances and enumerations read as an exercise writes them", () => {
    for (const days of [-2, -1, 0, 1, 30])
      expect(screen.relativeTime(days, "day")).toBe(alone.relativeTime(days, "day"));
    expect(screen.list(["a", "b", "c"], { type: "disjunction" })).toBe(
      alone.list(["a", "b", "c"], { type: "disjunction" }),
    );
  });
});

test("currencies and distances are in words of the language", () => {
  const { number, relativeTime } = createFormatter("fr", {}, { formatValues });
  expect(number(9.9, { style: "currency", currency: "EUR" })).toBe("9,90\u00A0€");
  expect(relativeTime(-1, "day")).toBe("hier");
});
