import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrastRatio.ts";
import { contrastDark } from "./themes/contrast-dark.ts";
import { contrastLight } from "./themes/contrast-light.ts";
import { dark } from "./themes/dark.ts";
import { light } from "./themes/light.ts";
import type { ThemeValues } from "./themes/theme-values.ts";

const themes = { light, dark, contrastLight, contrastDark };
const tones = ["accent", "warm", "right", "wrong", "warning", "info", "neutral"] as const;

/** Every pair of an ink and its ground that components compose, by name. */
function textPairs({ color }: ThemeValues): [name: string, ink: string, ground: string][] {
  const grounds = Object.entries(color.ground).filter(([name]) => name !== "scrim");
  const inks = { base: color.ink.base, second: color.ink.second, primary: color.primary.text };
  const fills = { primary: color.primary, danger: color.danger, warm: color.warm.fill };
  const heroes = Object.entries(color.hero);
  return [
    ...grounds.flatMap(([ground, value]) =>
      Object.entries(inks).map(([ink, on]): [string, string, string] => [
        `${ink} on ${ground}`,
        on,
        value,
      ]),
    ),
    ...tones.flatMap((tone): [string, string, string][] => [
      [`${tone} on its tint`, color[tone].ink, color[tone].tint],
      [`${tone} on a card`, color[tone].ink, color.ground.card],
      [`${tone} on the page`, color[tone].ink, color.ground.page],
      [`ink on the tint of ${tone}`, color.ink.base, color[tone].tint],
    ]),
    ...Object.entries(fills).flatMap(([name, fill]): [string, string, string][] => [
      [`${name} button`, fill.ink, fill.base],
      [`${name} button under the pointer`, fill.ink, fill.hover],
      [`${name} button pressed`, fill.ink, fill.pressed],
    ]),
    ...heroes.flatMap(([end, ground]): [string, string, string][] => [
      [`ink on the hero's ${end}`, color.ink.base, ground],
      [`second ink on the hero's ${end}`, color.ink.second, ground],
      [`accent on the hero's ${end}`, color.accent.ink, ground],
    ]),
    ["number of an empty atom", color.molecule.number, color.molecule.empty],
    ["number in the liquid", color.molecule.onLiquid, color.molecule.liquidFrom],
    ["number deep in the liquid", color.molecule.onLiquid, color.molecule.liquidTo],
    ["tooltip", color.ground.page, color.ink.base],
  ];
}

/** What is not text and must be seen: borders of controls, the focus ring, the current atom. */
function shapePairs({ color }: ThemeValues): [name: string, shape: string, ground: string][] {
  const { page, second, card, raised } = color.ground;
  return Object.entries({ page, second, card, raised }).flatMap(
    ([name, ground]): [string, string, string][] => [
      [`border of a control on ${name}`, color.line.control, ground],
      [`focus ring on ${name}`, color.focus.ring, ground],
      [`ring of the current atom on ${name}`, color.molecule.ring, ground],
      [`accent's fill on ${name}`, color.accent.strong, ground],
    ],
  );
}

describe.each(Object.entries(themes))("%s", (name, theme) => {
  const least = name.startsWith("contrast") ? 7 : 4.5;

  test(`texts have ${least}:1`, () => {
    const poor = textPairs(theme).flatMap(([pair, ink, ground]) => {
      const ratio = contrastRatio(ink, ground);
      return ratio < least ? [`${pair}: ${ratio.toFixed(2)}`] : [];
    });
    expect(poor).toEqual([]);
  });

  test("shapes that mean something have 3:1", () => {
    const poor = shapePairs(theme).flatMap(([pair, shape, ground]) => {
      const ratio = contrastRatio(shape, ground);
      return ratio < 3 ? [`${pair}: ${ratio.toFixed(2)}`] : [];
    });
    expect(poor).toEqual([]);
  });
});

test("the ratio is that of WCAG", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBe(21);
  expect(contrastRatio("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
