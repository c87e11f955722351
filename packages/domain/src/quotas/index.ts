import type { Plan } from "@alambic/contract";
import { planLimits } from "../plans/index.ts";

export interface QuotaPeriod {
  /** First instant of the period, ISO 8601 in UTC. */
  readonly start: string;
  /** First instant after the period, when the quota renews. */
  readonly end: string;
}

/** The calendar month (UTC) of an instant. */
export function quotaPeriod(now: Date): QuotaPeriod {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    start: new Date(Date.UTC(year, month)).toISOString(),
    end: new Date(Date.UTC(year, month + 1)).toISOString(),
  };
}

/** Capsules that can still be made this month; null without a limit. */
export function capsulesRemaining(plan: Plan, used: number): number | null {
  const { capsulesPerMonth } = planLimits[plan];
  return capsulesPerMonth === null ? null : Math.max(0, capsulesPerMonth - used);
}
