import fc from "fast-check";
import { expect, test } from "vitest";
import { titleOf, titles } from "./index.ts";

test.each([
  [0, "novice", "adept", 250],
  [249, "novice", "adept", 1],
  [250, "adept", "specialist", 750],
  [60_000, "legend", undefined, 0],
] as const)("%i XP is %s", (xp, title, next, missingXp) => {
  const standing = titleOf(xp);
  expect(standing.title.key).toBe(title);
  expect(standing.next?.key).toBe(next);
  expect(standing.missingXp).toBe(missingXp);
});

test("never falls with more XP, and its progress stays between 0 and 1", () => {
  const xp = fc.nat({ max: 100_000 });
  fc.assert(
    fc.property(xp, xp, (one, more) => {
      const rank = (value: number) => titles.indexOf(titleOf(value).title);
      expect(rank(one + more)).toBeGreaterThanOrEqual(rank(one));
      expect(titleOf(one).progress).toBeGreaterThanOrEqual(0);
      expect(titleOf(one).progress).toBeLessThanOrEqual(1);
    }),
    { seed: 18 },
  );
});
