import { cardsForToday } from "@alambic/domain/reviews";

import type { Database } from "../../platform/db/Store.ts";
import { loadDone, loadSecondsACard } from "./loadPace.ts";
import { loadSettings } from "./loadSettings.ts";
import type { todayIn } from "./today.ts";
import { countWaiting } from "./waitingCards.ts";
import type { WaitingCards } from "./waitingCards.ts";

export interface TodaysCards extends WaitingCards {
  /** Cards that wait as well, and that are left for another day. */
  readonly later: number;
  readonly secondsACard: number;
  readonly minutesADay: number | null;
}

/** What waits for a member today, within what they give to reviews. */
export async function loadToday(
  db: Database,
  userId: string,
  today: ReturnType<typeof todayIn>,
): Promise<TodaysCards> {
  const waiting = await countWaiting(db, userId, today);
  const { new_per_day: newPerDay, minutes_a_day: minutesADay } = await loadSettings(db, userId);
  const secondsACard = await loadSecondsACard(db, userId);
  const limits = { newPerDay, minutesADay, secondsACard };
  const { known, later, ...own } = cardsForToday(
    waiting,
    limits,
    await loadDone(db, userId, today.day),
  );
  const due = Math.min(waiting.due, known);
  return {
    ...waiting,
    due,
    overdue: known - due,
    new: own.new,
    later,
    secondsACard,
    minutesADay,
  };
}
