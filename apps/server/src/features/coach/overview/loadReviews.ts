import type { CoachReviews } from "@alambic/contract";
import { sql } from "kysely";

import type { Learner } from "../../../http/Learned.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { cardsOf, comesAt, loadToday, todayIn } from "../../reviews/index.ts";

const secondsInMinute = 60;

/** What comes back when, within what the member gives to reviews. */
export async function loadReviews(db: Database, learner: Learner): Promise<CoachReviews> {
  const { userId, timeZone, now } = learner;
  const today = todayIn(timeZone, now);
  const waiting = await loadToday(db, userId, today);
  const here = await cardsOf(db, userId)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("cards.reviews", ">", 0).as("known"),
      fn.countAll<number>().filterWhere("cards.reviews", "=", 0).as("new"),
    ])
    .where(sql<boolean>`${comesAt(today.start)} <= ${now}`)
    .executeTakeFirstOrThrow();
  const known = waiting.due + waiting.overdue;
  const dueToday = known + waiting.new;
  return {
    due_now: Math.min(here.known, known) + Math.min(here.new, waiting.new),
    due_today: dueToday,
    overdue: waiting.overdue,
    new: waiting.new,
    minutes: Math.ceil((dueToday * waiting.secondsACard) / secondsInMinute),
    next_due_at: waiting.nextDueAt?.toISOString() ?? null,
  };
}
