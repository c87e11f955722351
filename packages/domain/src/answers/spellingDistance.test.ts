import fc from "fast-check";
import { expect, test } from "vitest";
import { spellingDistance } from "./index.ts";

test.each([
  ["", "", 0],
  ["abc", "", 4],
  ["kitten", "sitting", 3.75],
  ["ab", "ba", 1],
  ["révoltuion", "révolution", 1],
  ["mitocondria", "mitochondria", 1],
  ["hearth", "heart", 1.5],
  ["goverment", "government", 1.5],
  ["vague", "vogue", 1.25],
  ["oxigen", "oxygen", 1],
  ["adress", "address", 1],
])("from %j to %j", (from, to, distance) => expect(spellingDistance(from, to)).toBe(distance));

test("is 0 for the same word alone", () => {
  const words = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(words, words, (a, b) => {
      expect(spellingDistance(a, b) === 0).toBe(a === b);
    }),
    { seed: 4 },
  );
});
