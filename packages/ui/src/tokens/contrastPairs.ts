import type { ThemeValues } from "./themes/theme-values.ts";

/** An ink, or a shape that means something, and the ground it stands on. */
export interface ContrastPair {
  readonly name: string;
  readonly ink: string;
  readonly ground: string;
}

const tones = ["accent", "warm", "right", "wrong", "warning", "info", "neutral"] as const;

/** Every pair of an ink and its ground that components compose, by name. */
export function textPairs({ color }: ThemeValues): ContrastPair[] {
  const grounds = Object.entries(color.ground).filter(([name]) => !name.startsWith("scrim"));
  const inks = { base: color.ink.base, second: color.ink.second, primary: color.primary.text };
  const fills = { primary: color.primary, danger: color.danger, warm: color.warm.fill };
  const heroes = Object.entries(color.hero);
  return [
    ...grounds.flatMap(([where, ground]) =>
      Object.entries(inks).map(([what, ink]) => ({ name: `${what} on ${where}`, ink, ground })),
    ),
    ...tones.flatMap((tone) => [
      { name: `${tone} on its tint`, ink: color[tone].ink, ground: color[tone].tint },
      { name: `${tone} on a card`, ink: color[tone].ink, ground: color.ground.card },
      { name: `${tone} on the page`, ink: color[tone].ink, ground: color.ground.page },
      { name: `ink on the tint of ${tone}`, ink: color.ink.base, ground: color[tone].tint },
    ]),
    ...Object.entries(fills).flatMap(([name, fill]) => [
      { name: `${name} button`, ink: fill.ink, ground: fill.base },
      { name: `${name} button under the pointer`, ink: fill.ink, ground: fill.hover },
      { name: `${name} button pressed`, ink: fill.ink, ground: fill.pressed },
    ]),
    ...heroes.flatMap(([end, ground]) => [
      { name: `ink on the hero’s ${end}`, ink: color.ink.base, ground },
      { name: `second ink on the hero’s ${end}`, ink: color.ink.second, ground },
      { name: `accent on the hero’s ${end}`, ink: color.accent.ink, ground },
    ]),
    { name: "number of an empty atom", ink: color.molecule.number, ground: color.molecule.empty },
    {
      name: "number in the liquid",
      ink: color.molecule.onLiquid,
      ground: color.molecule.liquidFrom,
    },
    {
      name: "number deep in the liquid",
      ink: color.molecule.onLiquid,
      ground: color.molecule.liquidTo,
    },
    { name: "tooltip", ink: color.ground.page, ground: color.ink.base },
  ];
}

/** What is not text and must be seen: borders of controls, the focus ring, the current atom. */
export function shapePairs({ color }: ThemeValues): ContrastPair[] {
  const { page, second, card, raised } = color.ground;
  return Object.entries({ page, second, card, raised }).flatMap(([name, ground]) => [
    { name: `border of a control on ${name}`, ink: color.line.control, ground },
    { name: `focus ring on ${name}`, ink: color.focus.ring, ground },
    { name: `ring of the current atom on ${name}`, ink: color.molecule.ring, ground },
    { name: `accent’s fill on ${name}`, ink: color.accent.strong, ground },
  ]);
}
