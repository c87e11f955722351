import type { XpTotals } from "@alambic/contract";
import { percentage } from "./percentage.ts";

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

/** The XP of a whole by that of its parts: lessons make a level, levels a capsule. */
export function sumXpTotals(parts: readonly XpTotals[]): XpTotals {
  const sum = (pick: (part: XpTotals) => number) =>
    parts.reduce((whole, part) => whole + pick(part), 0);
  return totals(
    sum((part) => part.xp_total),
    sum((part) => part.xp_earned),
    sum((part) => part.bonus_xp_total),
    sum((part) => part.bonus_xp_earned),
  );
}

function totals(total: number, earned: number, bonusTotal: number, bonusEarned: number): XpTotals {
  return {
    xp_total: total,
    xp_earned: earned,
    xp_percent: percentage(earned, total),
    xp_remaining: Math.max(0, total - earned),
    bonus_xp_total: bonusTotal,
    bonus_xp_earned: bonusEarned,
    bonus_xp_remaining: Math.max(0, bonusTotal - bonusEarned),
  };
}
