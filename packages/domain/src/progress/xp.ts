import type { XpTotals } from "@alambic/contract";
import { totals } from "./sumXpTotals.ts";

export interface XpAward {
  /** What the item gives for a whole answer. */
  readonly reward: number;
  /** 0 to 1. */
  readonly score: number;
  /** What earlier answers to the item were given. */
  readonly alreadyAwarded: number;
  /** Whether the answer was ever shown before: then it is worth half. */
  readonly revealedBefore: boolean;
}

/** XP for an answer: its share of the reward, less what was given before; never negative. */
export function awardXp({ reward, score, alreadyAwarded, revealedBefore }: XpAward): number {
  const worth = Math.round(reward * score * (revealedBefore ? 0.5 : 1));
  return Math.max(0, worth - alreadyAwarded);
}

export interface XpItem {
  readonly reward_xp: number;
  readonly xp_earned: number;
  readonly is_bonus: boolean;
}

/** What items give and gave in all; bonus items are counted apart. */
export function xpTotals(items: readonly XpItem[]): XpTotals {
  let [total, earned, bonusTotal, bonusEarned] = [0, 0, 0, 0];
  for (const item of items) {
    if (item.is_bonus) {
      bonusTotal += item.reward_xp;
      bonusEarned += item.xp_earned;
    } else {
      total += item.reward_xp;
      earned += item.xp_earned;
    }
  }
  return totals(total, earned, bonusTotal, bonusEarned);
}
