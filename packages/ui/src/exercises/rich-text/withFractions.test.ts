import fc from "fast-check";
import { expect, test } from "vitest";
import { withFractions } from "./withFractions.ts";

const fractionsOf = (text: string) =>
  withFractions(text).flatMap((part) =>
    typeof part === "string" ? [] : [`${part.over}/${part.under}`],
  );

test.each([
  ["Combien font 3/4 de 12 ?", ["3/4"]],
  ["3/8 + 2/8 = 5/8.", ["3/8", "2/8", "5/8"]],
  ["Vul aan: 2/3 = …/12", ["2/3", "…/12"]],
  ["−1/2, 125/1000", ["1/2", "125/1000"]],
  ["(1/2)", ["1/2"]],
])("stands in %s", (text, fractions) => {
  expect(fractionsOf(text)).toEqual(fractions);
});

test.each([
  "le 14/07/1789",
  "14/7/1789",
  "05/7",
  "1939/45",
  "24/7",
  "90 km/h",
  "et/ou 3/4h",
  "a/b",
  "(2 × 3)/(4 × 5)",
  "2/3.5",
  "v1/2x",
  "https://example.org/1/2",
])("is none in a text with %s", (text) => {
  expect(fractionsOf(`Ici ${text} !`)).toEqual([]);
});

test("one that is all of its text is as large as that", () => {
  expect(withFractions("6/8")).toEqual([{ over: "6", under: "8", alone: true }]);
});

test("what is heard and copied is what was written", () => {
  const sign = fc.constantFrom(..."0123456789//// .,…h+(".split(""));
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
      const text = signs.join("");
      const read = withFractions(text).map((part) =>
        typeof part === "string" ? part : `${part.over}/${part.under}`,
      );
      expect(read.join("")).toBe(text);
    }),
  );
});
