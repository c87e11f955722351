import type { ForecastDay } from "@alambic/contract";
import { addDays, localDay, startOfDay } from "@alambic/domain/streaks";

import type { Database } from "../../platform/db/Store.ts";
import { cardsOf, comesAt } from "./waitingCards.ts";

export interface ForecastRequest {
  /** `2026-11-20`, in the member's time zone. */
  readonly today: string;
  readonly timeZone: string;
  /** How many, today among them. */
  readonly days: number;
}

/** How many cards come today, with all that is overdue, and on each of the next days. */
export async function loadForecast(
  db: Database,
  userId: string,
  { today, timeZone, days: ahead }: ForecastRequest,
): Promise<ForecastDay[]> {
  const days = Array.from({ length: ahead }, (_, index) => addDays(today, index));
  const comes = comesAt(startOfDay(today, timeZone));
  const rows = await cardsOf(db, userId)
    .select(comes.as("comes_at"))
    .where(comes, "<", startOfDay(addDays(today, ahead), timeZone))
    .execute();
  const cards = new Map(days.map((day) => [day, 0]));
  for (const { comes_at } of rows) {
    const due = localDay(comes_at, timeZone);
    const day = due < today ? today : due;
    cards.set(day, (cards.get(day) ?? 0) + 1);
  }
  return days.map((day) => ({ day, cards: cards.get(day) ?? 0 }));
}
