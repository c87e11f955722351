import type { BadgeTier } from "./badge-emblems.ts";

export interface MedalPoint {
  readonly x: number;
  readonly y: number;
}

const atoms = { 1: 3, 2: 4, 3: 6 } as const satisfies Record<BadgeTier, number>;

/** Where the atoms around a medal stand, the first at its top; they form a regular molecule. */
export function medalAtoms(tier: BadgeTier, distance: number): readonly MedalPoint[] {
  const count = atoms[tier];
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: round(distance * Math.cos(angle)), y: round(distance * Math.sin(angle)) };
  });
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
