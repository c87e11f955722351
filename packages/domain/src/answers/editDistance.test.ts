import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./index.ts";

test.each([
  ["", "", 0],
  ["abc", "", 3],
  ["kitten", "sitting", 3],
  ["ab", "ba", 1],
  ["révoltuion", "révolution", 1],
])("from %j to %j", (from, to, distance) => expect(editDistance(from, to)).toBe(distance));

test("is symmetrical, and 0 only for the same word", () => {
  const words = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(words, words, (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b) === 0).toBe(a === b);
    }),
    { seed: 4 },
  );
});
