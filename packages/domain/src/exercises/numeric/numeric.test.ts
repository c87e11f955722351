import type { Locale, NumericContent } from "@alambic/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isComplete, parseExercise, scoreResponse } from "../index.ts";
import { readExact } from "./exact.ts";
import { writeNumber } from "./index.ts";
import { isApproximation, standingOf } from "./marking.ts";
import { readQuantity } from "./quantity.ts";

const question: NumericContent = { prompt: "Combien ?", answer: "1.5" };
const exerciseWith = (change: Partial<NumericContent>) => ({
  content_type: "numeric" as const,
  content: { ...question, ...change },
});
const typed = (text: string) => ({ content_type: "numeric" as const, text });

function worth(change: Partial<NumericContent>, text: string, locale: Locale = "fr"): number {
  return scoreResponse(exerciseWith(change), typed(text), { locale }).score;
}

describe("every way to write a number", () => {
  test.each<[string, string, Locale, number]>([
    ["1.5", "1,5", "fr", 1],
    ["1.5", "1.5", "fr", 1],
    ["1.5", "3/2", "nl", 1],
    ["1.5", "1 1/2", "en", 1],
    ["1.5", "1½", "en", 1],
    ["-1.5", "−1,5", "fr", 1],
    ["1234567", "1\u202F234\u2009567", "fr", 1],
    ["1234.5", "1.234,5", "nl", 1],
    ["1234", "1.234", "nl", 1],
    ["1234", "1.234", "fr", 0],
    ["6.02e23", "6,02 × 10²³", "fr", 1],
    ["6.02e23", "6.02e23", "en", 1],
    ["6.02e23", "6,02x10^23", "fr", 1],
    ["1e-3", "10⁻³", "fr", 1],
    ["1e-3", "-10^-3", "fr", 0],
    ["-1e-3", "-10^-3", "fr", 1],
    ["1e-3", "0,001", "fr", 1],
    ["1.5", "environ 1,5", "fr", 0],
    ["1.5", "", "fr", 0],
    ["1.5", "1,5,5", "fr", 0],
  ])("%s, typed %j in %s, is worth %d or %d", (answer, text, locale, expected) => {
    expect(worth({ answer }, text, locale)).toBe(expected);
  });
});

describe("tolerance", () => {
  const absolute = { tolerance: { kind: "absolute", amount: "0.01" } } as const;
  const relative = { answer: "-200", tolerance: { kind: "relative", amount: "1/20" } } as const;
  test.each([
    [absolute, "1,51", 1],
    [absolute, "1,49", 1],
    [absolute, "1,5101", 0],
    [relative, "-210", 1],
    [relative, "-190", 1],
    [relative, "-210,1", 0],
    [relative, "210", 0],
  ])("%j takes %j: %d", (change, text, expected) => {
    expect(worth(change, text)).toBe(expected);
  });

  test("grows by nothing but what it names, at any size", () => {
    const number = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const amount = fc.nat({ max: 5000 });
    fc.assert(
      fc.property(number, number, amount, (answer, value, bound) => {
        const tolerance = { kind: "absolute" as const, amount: `${bound}` };
        const given = worth({ answer: `${answer}`, tolerance }, `${value}`);
        expect(given).toBe(Math.abs(answer - value) <= bound ? 1 : 0);
        if (given === 1) return;
        const wider = { ...tolerance, amount: `${Math.abs(answer - value)}` };
        expect(worth({ answer: `${answer}`, tolerance: wider }, `${value}`)).toBe(1);
      }),
      { seed: 5 },
    );
  });

  test("what lies within the second one is close, and not right", () => {
    const content = { ...question, close: { kind: "relative", amount: "0.1" } } as const;
    const standing = (text: string) => standingOf(content, typed(text), "fr");
    expect(["1,5", "1,6", "1,7", "beaucoup"].map(standing)).toEqual([
      "right",
      "close",
      "off",
      "unreadable",
    ]);
    expect(worth(content, "1,6")).toBe(0);
  });
});

describe("units", () => {
  const units = [
    { symbol: "km" },
    { symbol: "m", scale: "1e-3" },
    { symbol: "mi", scale: "1.609344" },
  ];
  const asked = { units, unit_asked: true };
  test.each([
    [{ units }, "1,5", 1],
    [{ units }, "1,5 km", 1],
    [{ units }, "1500m", 1],
    [{ units }, "1 500 M", 1],
    [{ units }, "1,5 m", 0],
    [{ units }, "1,5 kg", 0],
    [asked, "1,5", 0.5],
    [asked, "1,5 kg", 0.5],
    [asked, "1500 m", 1],
    [asked, "3 km", 0.5],
    [{ units: [{ symbol: "m²" }] }, "1,5 m^2", 1],
    [{ units: [{ symbol: "m²" }] }, "1,5 m2", 1],
    [{ units: [{ symbol: "°C" }] }, "1,5 ℃", 1],
    [{ units: [{ symbol: "%" }] }, "1,5 %", 1],
    [{ units: [{ symbol: "N·m" }] }, "1,5 N·m", 1],
    [{}, "1,5 litre", 1],
  ])("%j take %j: %d", (change, text, expected) => {
    expect(worth(change, text)).toBe(expected);
  });

  test("letters that tell units apart are kept", () => {
    const power = [{ symbol: "MW" }, { symbol: "mW", scale: "1e-9" }];
    expect(worth({ units: power }, "1,5 MW")).toBe(1);
    expect(worth({ units: power }, "1,5 mW")).toBe(0);
    expect(worth({ units: power }, "1,5 mw")).toBe(0);
  });
});

test.each([
  ["1,5", true],
  ["1.234.567", true],
  ["1,234.5", true],
  ["un et demi", false],
  ["1,5 km", true],
  ["1,5 kg", false],
  [" ", false],
])("%j can be checked: %s", (text, complete) => {
  expect(isComplete(exerciseWith({ units: [{ symbol: "km" }] }), typed(text))).toBe(complete);
});

test.each([
  [{ tolerance: { kind: "absolute", amount: "-1" } }, "content.tolerance.amount", "too_small"],
  [{ units: [{ symbol: "m" }, { symbol: "m" }] }, "content.units.1.symbol", "duplicate_id"],
  [{ units: [{ symbol: "m", scale: "0" }] }, "content.units.0.scale", "too_small"],
  [{ units: [{ symbol: "m", scale: "6" }] }, "content.units.0.scale", "not_allowed"],
  [{ units: [{ symbol: "2m" }] }, "content.units.0.symbol", "malformed"],
  [{ unit_asked: true }, "content.units", "missing"],
])("refuses %j, and says where", (change, path, code) => {
  const value = { content_type: "numeric", content: { ...question, ...change } };
  expect(parseExercise(value)).toMatchObject({ ok: false, error: [{ path, code }] });
});

test.each<[answer: string, text: string, approximate: boolean]>([
  ["5/13", "0,38", true],
  ["5/13", "38,5 %", true],
  ["5/13", "6/13", false],
  ["5/13", "0,5", false],
  ["1/2", "0,49", false],
])("for %s, %j is an approximation: %s", (answer, text, approximate) => {
  expect(isApproximation({ ...question, answer }, typed(text), "fr")).toBe(approximate);
});

test("no typed text makes reading throw", () => {
  const signs = fc.constantFrom(..."0123456789.,/%eE^x×10⁻³½ -−+km²€".split(""), " ", "\u202F");
  const texts = fc.oneof(
    fc.string(),
    fc.array(signs, { maxLength: 200 }).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom<Locale>("fr", "en", "nl"), (text, locale) => {
      readQuantity(text, locale, [{ symbol: "km" }, { symbol: "m²", scale: "2/3" }]);
    }),
    { seed: 5, numRuns: 1000 },
  );
});

test.each<[string, Locale, string]>([
  ["1234567.5", "nl", "1.234.567,5"],
  ["6.02e23", "fr", "6,02 × 10²³"],
  ["-1.5e-9", "en", "-1.5 × 10⁻⁹"],
  ["0", "fr", "0"],
])("%s is written in %s as %s", (exact, locale, text) => {
  expect(writeNumber(readExact(exact), locale)).toBe(text);
});

test("what is nearer is worth no less, and neither is what a wider tolerance judges", () => {
  const near = fc.nat({ max: 60 });
  fc.assert(
    fc.property(near, near, near, near, fc.boolean(), (one, other, first, second, below) => {
      const at = (distance: number) => `${150 + (below ? -distance : distance)}`;
      const within = (amount: number) => ({
        answer: "150",
        tolerance: { kind: "absolute" as const, amount: `${amount}` },
      });
      const [nearer, farther] = [Math.min(one, other), Math.max(one, other)];
      const [narrow, wide] = [Math.min(first, second), Math.max(first, second)];
      expect(worth(within(wide), at(nearer))).toBeGreaterThanOrEqual(
        worth(within(wide), at(farther)),
      );
      expect(worth(within(wide), at(one))).toBeGreaterThanOrEqual(worth(within(narrow), at(one)));
    }),
    { seed: 23 },
  );
});
