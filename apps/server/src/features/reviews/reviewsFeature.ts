import type { Feature } from "../../http/Feature.ts";
import { learnCard } from "./learnCard.ts";
import { loadToday } from "./loadToday.ts";
import { todayIn } from "./today.ts";

export const reviewsFeature: Feature = {
  learned: learnCard,
  figures: async (db, { userId, timeZone, now }) => {
    const waiting = await loadToday(db, userId, todayIn(timeZone, now));
    return { reviews_due: waiting.due + waiting.overdue + waiting.new };
  },
};
