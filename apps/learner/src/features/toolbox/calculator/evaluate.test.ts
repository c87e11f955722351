import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "@alambic/contract";
import {
  mostExpressionLength,
  pointReadAsGroup,
  splitValue,
  writeValue,
} from "@alambic/domain/calculator";
import { createFormatter, locales } from "@alambic/i18n";
import { evaluate } from "./evaluate.ts";

const valueOf = (expression: string, angles: "degrees" | "radians" = "degrees") => {
  const result = evaluate(expression, angles, "en");
  return result.ok ? result.value : result.error;
};

describe("reads", () => {
  test.each([
    ["1 + 2 × 3", 7],
    ["(1 + 2) × 3", 9],
    ["8 − 3 − 2", 3],
    ["16 ÷ 4 ÷ 2", 2],
    ["2^3^2", 512],
    ["-2^2", -4],
    ["2^-2", 0.25],
    ["2 × −3", -6],
    ["3,5 + .5", 4],
    ["1e3 + 1", 1001],
    ["50%", 0.5],
    ["200 × 15%", 30],
    ["5!", 120],
    ["0!", 1],
    ["2π", 2 * Math.PI],
    ["3(4 + 1)", 15],
    ["(1 + 1)(2 + 1)", 6],
    ["√16 + 1", 5],
    ["SQRT(9)", 3],
    ["2sin(30)^2", 2 * Math.sin(Math.PI / 6) ** 2],
    ["log(1000)", Math.log10(1000)],
    ["ln e", 1],
    ["200 + 10%", 220],
    ["50%(3 + 1)", 2],
    ["2**3**2", 512],
    ["√√16", 2],
    ["√√(16)", 2],
    ["asin 1", 90],
    ["cbrt(27)", 3],
    ["-0", 0],
  ])("%s = %d", (expression, value) => expect(valueOf(expression)).toBeCloseTo(value, 12));
});

test("degrees are exact at the quarters, and radians can be chosen", () => {
  expect(["sin 180", "cos 90", "sin(-90)", "tan 180"].map((text) => valueOf(text))).toEqual([
    0, 0, -1, 0,
  ]);
  expect(valueOf("cos(π)", "radians")).toBe(-1);
});

test.each([
  "",
  "  ",
  "1 +",
  "× 2",
  "(1",
  "1)",
  "2 3",
  "1..2",
  "foo(2)",
  "sin",
  "√",
  "2 # 3",
  "()",
  "!",
  "sin()",
  "x = 2",
  "f(x) = x",
  "import(1)",
  "parse(1)",
  "evaluate(1)",
  "[1, 2]",
  "'a'",
  "1; 2",
  "1 to 2",
  "pi = 3",
])("%j is invalid", (expression) => expect(valueOf(expression)).toBe("invalid_expression"));

test.each([
  "1 ÷ 0",
  "√(0 − 1)",
  "ln 0",
  "200!",
  "(0-1)!",
  "2.5!",
  "10^999",
  "9**9**9",
  "9^9^9",
  "1e999",
  "1 ÷ 1e999 × 1e999",
  "tan 90",
])("%j is not finite", (expression) => expect(valueOf(expression)).toBe("not_finite"));

/** A written expression with its value, every part in brackets. */
const written = fc.letrec<{ whole: [string, number] }>((tie) => ({
  whole: fc.oneof(
    { depthSize: "small" },
    fc.integer({ min: 0, max: 999 }).map((value): [string, number] => [`${value}`, value]),
    fc
      .tuple(tie("whole"), fc.constantFrom("+", "-", "×", "÷"), tie("whole"))
      .map(([[left, a], sign, [right, b]]): [string, number] => {
        const values = { "+": a + b, "-": a - b, "×": a * b, "÷": a / b };
        return [`(${left})${sign}(${right})`, values[sign]];
      }),
  ),
})).whole;

test("brackets decide", () => {
  fc.assert(
    fc.property(written, ([text, value]) => {
      const read = valueOf(text);
      if (text.length > mostExpressionLength) return read === "too_long";
      return Number.isFinite(value) ? read === (value === 0 ? 0 : value) : read === "not_finite";
    }),
  );
});

test("products bind tighter than sums, whatever the numbers", () => {
  const whole = fc.integer({ min: 0, max: 9999 });
  fc.assert(
    fc.property(whole, whole, whole, (a, b, c) => {
      expect(valueOf(`${a}+${b}*${c}`)).toBe(a + b * c);
      expect(valueOf(`${a}*${b}-${c}`)).toBe(a * b - c);
      expect(valueOf(`${a}-${b}-${c}`)).toBe(a - b - c);
    }),
  );
});

test("nothing typed makes it throw, and spaces do not matter", () => {
  const typed = fc.string({
    unit: fc.constantFrom(..."0123456789.,+-×÷^%!()√π esinco"),
    maxLength: 40,
  });
  fc.assert(
    fc.property(fc.oneof(typed, fc.string()), (text) => {
      const { ok } = evaluate(text, "degrees", "en");
      return typeof ok === "boolean";
    }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const tight = text.replaceAll(" ", "");
      expect(valueOf(` ${tight}  `)).toEqual(valueOf(tight));
    }),
  );
});

test("deep brackets are read, and longer texts refused", () => {
  expect(valueOf(`${"(".repeat(249)}1${")".repeat(249)}`)).toBe(1);
  expect(valueOf("1".repeat(mostExpressionLength + 1))).toBe("too_long");
  expect(valueOf("9^".repeat(5_000))).toBe("too_long");
});

describe("reads numbers as the language writes them", () => {
  test.each([
    ["en", "1,000+1", 1001],
    ["en", "1,234*2", 2468],
    ["en", "1,234.5 × 2", 2469],
    ["en", "1,234,567", 1_234_567],
    ["en", "1.234", 1.234],
    ["en", "3,5", 3.5],
    ["fr", "1\u202F000,5 + 1", 1001.5],
    ["fr", "1\u00A0000 + 1 000", 2000],
    ["fr", "1,234*2", 2.468],
    ["fr", "1.234", 1.234],
    ["nl", "1.000+1", 1001],
    ["nl", "1.234,5", 1234.5],
    ["nl", "1,234", 1.234],
    ["nl", "0.125", 0.125],
    ["nl", "1.5", 1.5],
  ] as const)("%s: %s = %d", (locale, text, value) =>
    expect(evaluate(text, "degrees", locale)).toEqual({ ok: true, value }),
  );

  test.each(["1,000,5", "1,00,0", "1 0000", "1 00", "1234 567"])("%j is invalid", (text) =>
    expect(valueOf(text)).toBe("invalid_expression"),
  );

  test("a lone point that groups is told from one that divides", () => {
    expect(pointReadAsGroup("2 + 1.125×3", "nl")).toEqual({ typed: "1.125", value: 1125 });
    for (const plain of ["1.125,5", "1 234.567", "1.125.000", "0.125", "1.12", "1,125"])
      expect(pointReadAsGroup(plain, "nl")).toBeNull();
    expect(pointReadAsGroup("1.125", "en")).toBeNull();
  });
});

describe("writes values", () => {
  const written = (value: number, locale: Locale = "en") =>
    writeValue(value, createFormatter(locale, {}).number);

  test.each([
    [123_456_789 * 987_654_321, "1.21932631113 × 10^17"],
    [1_307_674_368_000, "1,307,674,368,000"],
    [999_999_999_999_999, "999,999,999,999,999"],
    [1e15, "1 × 10^15"],
    [999_999_999_999.96, "1 × 10^12"],
    [1 / 3, "0.333333333333"],
    [-1e-9, "-1 × 10^-9"],
    [0.000_001, "0.000001"],
    [0, "0"],
  ])("%d is %s", (value, text) => expect(written(value)).toBe(text));

  test("what is written is read as the same number", () => {
    const beyondTiny = (value: number) => value === 0 || Math.abs(value) > 1e-300;
    const values = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter(beyondTiny),
      fc.double({ noNaN: true, min: -1e16, max: 1e16 }).filter(beyondTiny),
      fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
    );
    fc.assert(
      fc.property(
        values.map((value) => value + 0),
        fc.constantFrom(...locales),
        (value, locale) => {
          const text = written(value, locale);
          const { digits, power } = splitValue(value);
          // A product with a power of ten may be rounded once more.
          const isSame = (read: number) =>
            power === null
              ? read === digits
              : Math.abs(read / Number(`${digits}e${power}`) - 1) < 1e-14;
          return [text, `= ${text}`].every((typed) => {
            const read = evaluate(typed, "degrees", locale);
            return read.ok && isSame(read.value);
          });
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
