import { addDays, daysBetween } from "./days.ts";

/** How far back a sick day can be declared, days. */
export const sickDaysBack = 14;
/** How many can be declared in any so many days. */
export const mostSickDays = 14;
const sickDaysWithin = 90;

/** Why a day cannot be declared a sick day. */
export type SickDayRefusal = "in_the_future" | "too_long_ago" | "too_many";

export interface SickDayRequest {
  readonly day: string;
  readonly today: string;
  /** Those that were declared already. */
  readonly declared: readonly string[];
}

/** Whether a day can be declared a sick day; null where it can. One declared before can be again. */
export function refuseSickDay({ day, today, declared }: SickDayRequest): SickDayRefusal | null {
  if (declared.includes(day)) return null;
  if (day > today) return "in_the_future";
  if (daysBetween(day, today) > sickDaysBack) return "too_long_ago";
  return sickDaysLeft(declared, today) > 0 ? null : "too_many";
}

/** How many sick days can still be declared. */
export function sickDaysLeft(declared: readonly string[], today: string): number {
  const from = addDays(today, 1 - sickDaysWithin);
  return Math.max(0, mostSickDays - declared.filter((day) => day >= from).length);
}
