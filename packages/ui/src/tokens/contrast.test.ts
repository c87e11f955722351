import { describe, expect, test } from "vitest";
import { shapePairs, textPairs } from "./contrastPairs.ts";
import type { ContrastPair } from "./contrastPairs.ts";
import { contrastRatio } from "./contrastRatio.ts";
import { themes } from "./themes/themes.ts";

/** The pairs that fall short, with their ratio. */
function poor(pairs: readonly ContrastPair[], least: number): string[] {
  return pairs.flatMap(({ name, ink, ground }) => {
    const ratio = contrastRatio(ink, ground);
    return ratio < least ? [`${name}: ${ratio.toFixed(2)}`] : [];
  });
}

describe.each(Object.entries(themes))("%s", (name, theme) => {
  const least = name.startsWith("contrast") ? 7 : 4.5;

  test(`texts have ${least}:1`, () => {
    expect(poor(textPairs(theme), least)).toEqual([]);
  });

  test("shapes that mean something have 3:1", () => {
    expect(poor(shapePairs(theme), 3)).toEqual([]);
  });
});

test("the ratio is that of WCAG", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBe(21);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
