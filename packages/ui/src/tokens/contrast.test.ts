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

  test("what is called scrimmed is the page below the scrim", () => {
    const { page, scrim, scrimmed } = theme.color.ground;
    const [alpha = 0] = /[\d.]+(?=\)$)/u.exec(scrim)?.map(Number) ?? [];
    const [red, green, blue] = scrim.match(/\d+/gu)?.map(Number) ?? [];
    const below = [1, 3, 5].map((at) => Number.parseInt(page.slice(at, at + 2), 16));
    const mixed = [red, green, blue].map((over = 0, place) =>
      Math.round(over * alpha + (below[place] ?? 0) * (1 - alpha)),
    );
    expect(scrimmed).toBe(`#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`);
  });

  test("shapes that mean something have 3:1", () => {
    expect(poor(shapePairs(theme), 3)).toEqual([]);
  });
});

test("the ratio is that of WCAG", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBe(21);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
