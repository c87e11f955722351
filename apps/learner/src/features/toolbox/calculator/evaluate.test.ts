import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mostExpressionLength } from "@alambic/domain/calculator";
import { evaluate } from "./evaluate.ts";

const valueOf = (expression: string, angles: "degrees" | "radians" = "degrees") => {
  const result = evaluate(expression, angles);
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
      const { ok } = evaluate(text, "degrees");
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
