import type { XpTotals } from "@alambic/contract";
import { percentage } from "./percentage.ts";

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

/** Sums with what follows from them. */
export function totals(
  total: number,
  earned: number,
  bonusTotal: number,
  bonusEarned: number,
): XpTotals {
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
