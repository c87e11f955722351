export interface ShownChance {
  /** Whether the chance lies above its percentage, below it, or about there. */
  readonly bound: "above" | "below" | "about";
  /** From 1 to 99. */
  readonly percent: number;
}

/** A simulated chance as it is told: a simulation proves neither all nor nothing. */
export function shownChance(chance: number): ShownChance {
  if (chance > 0.99) return { bound: "above", percent: 99 };
  if (chance < 0.01) return { bound: "below", percent: 1 };
  return { bound: "about", percent: Math.round(chance * 100) };
}
