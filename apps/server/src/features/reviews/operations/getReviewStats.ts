import { memberOperation } from "../../../http/operation.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { countHeld } from "../heldCards.ts";
import { loadCapsules } from "../loadCapsules.ts";
import { loadForecast } from "../loadForecast.ts";
import { loadRetention } from "../loadRetention.ts";
import { loadToday } from "../loadToday.ts";
import { todayIn } from "../today.ts";

const forecastDays = 7;

/** What is remembered, and what comes on the next days. */
export const getReviewStats = memberOperation<"getReviewStats">(
  ({ services, member, request, now }) =>
    readSnapshot(services.db, async (tx) => {
      const timeZone = timeZoneOf(request);
      const today = todayIn(timeZone, now);
      const waiting = await loadToday(tx, member.id, today);
      const { due, overdue, new: fresh } = waiting;
      const [, ...ahead] = await loadForecast(tx, member.id, {
        today: today.day,
        timeZone,
        days: forecastDays,
      });
      return {
        status: 200,
        body: {
          due,
          overdue,
          new: fresh,
          later: waiting.later,
          cards: waiting.cards,
          seconds_a_card: waiting.secondsACard,
          minutes_a_day: waiting.minutesADay,
          held: await countHeld(tx, member.id, now),
          reviewed_today: (await loadRetention(tx, member.id, today.day, 1)).reviewed,
          retention_7: await loadRetention(tx, member.id, today.day, 7),
          retention_30: await loadRetention(tx, member.id, today.day, 30),
          forecast: [{ day: today.day, cards: due + overdue + fresh }, ...ahead],
          capsules: await loadCapsules(tx, member.id, today),
        },
      };
    }),
);
