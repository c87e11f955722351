import type { BadgeEmblem, BadgeTier } from "./badge-emblems.ts";

/** A badge, earned or not. */
export interface BadgeItem {
  readonly id: string;
  readonly name: string;
  /** What it is given for. */
  readonly description: string;
  readonly emblem: BadgeEmblem;
  readonly tier?: BadgeTier | undefined;
  readonly points: number;
  readonly state: BadgeState;
}

export type BadgeState =
  | { readonly kind: "unlocked"; readonly on: Date }
  | {
      readonly kind: "locked";
      /** How far the learner is, in numbers and in words: "4 of 7 days". */
      readonly progress?:
        | { readonly value: number; readonly max: number; readonly text: string }
        | undefined;
    };

/** How full a badge's flask is, from 0 to 1. */
export function badgeLevel(state: BadgeState): number {
  if (state.kind === "unlocked") return 1;
  const { value = 0, max = 1 } = state.progress ?? {};
  return max <= 0 ? 0 : Math.min(0.94, value / max);
}
