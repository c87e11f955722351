import { addDays, localDay, startOfDay } from "@alambic/domain/streaks";

import type { Today } from "./waitingCards.ts";

/** The member's day. */
export function todayIn(timeZone: string, now: Date): Today & { readonly day: string } {
  const day = localDay(now, timeZone);
  return { day, start: startOfDay(day, timeZone), end: startOfDay(addDays(day, 1), timeZone) };
}
