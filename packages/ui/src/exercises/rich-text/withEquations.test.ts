import { expect, test } from "vitest";
import { withEquations } from "./withEquations.ts";

const equationsOf = (text: string) =>
  withEquations(text).flatMap((piece) => (piece.isEquation ? [piece.text] : []));

test.each([
  ["20 % = 20/100 = 1/5 · 25 % = 25/100", ["20 % = 20/100 = 1/5", "25 % = 25/100"]],
  ["12 × 3 = 36 → 36 + 4 = 40", ["12 × 3 = 36", "36 + 4 = 40"]],
  ["7 > 3 · 2 + 2 = 4", ["2 + 2 = 4"]],
  ["10 % = 1/10", []],
  ["Les pourcentages · Les fractions", []],
])("a row of equations: %s", (text, equations) => {
  expect(equationsOf(text)).toEqual(equations);
  const written = withEquations(text).map((piece) => piece.text);
  expect(written.join("")).toBe(text);
});
