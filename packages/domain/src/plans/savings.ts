import { billingPeriods, planPrices } from "./limits.ts";
import type { BillingPeriod } from "./limits.ts";

const monthsOf: Readonly<Record<BillingPeriod, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

/**
 * What paying for a period costs less than paying by the month, from 0 to 1: the share that every plan that
 * is sold saves, so that what is promised holds for each. Periods that save nothing are left out.
 */
export function leastSavings(): Partial<Record<BillingPeriod, number>> {
  const savings: Partial<Record<BillingPeriod, number>> = {};
  for (const period of billingPeriods) {
    const shares = Object.values(planPrices).flatMap(({ monthly, [period]: price }) =>
      monthly === null || monthly === 0 || price === null
        ? []
        : [1 - price / (monthly * monthsOf[period])],
    );
    // Whole per cent, and never more than is saved.
    const least = Math.floor(Math.min(...shares) * 100) / 100;
    if (least > 0) savings[period] = least;
  }
  return savings;
}
