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
      return {
        status: 200,
        body: {
          due: waiting.due,
          overdue: waiting.overdue,
          new: waiting.new,
          later: waiting.later,
          cards: waiting.cards,
          seconds_a_card: waiting.secondsACard,
          minutes_a_day: waiting.minutesADay,
          held: await countHeld(tx, member.id, now),
          reviewed_today: (await loadRetention(tx, member.id, today.day, 1)).reviewed,
          retention_7: await loadRetention(tx, member.id, today.day, 7),
          retention_30: await loadRetention(tx, member.id, today.day, 30),
          forecast: await loadForecast(tx, member.id, {
            today: today.day,
            timeZone,
            days: forecastDays,
          }),
          capsules: await loadCapsules(tx, member.id, today),
        },
      };
    }),
);
