import type { Feature } from "../../http/Feature.ts";
import { handleJob } from "../../platform/jobs/Jobs.ts";
import { fitJob } from "./fit/fitJob.ts";
import { giveUpFit, runFit } from "./fit/runFit.ts";
import { learnCard } from "./learnCard.ts";
import { loadToday } from "./loadToday.ts";
import { todayIn } from "./today.ts";

export const reviewsFeature: Feature = {
  learned: learnCard,
  jobs: [handleJob(fitJob, { run: runFit, giveUp: giveUpFit })],
  figures: async (db, { userId, timeZone, now }) => {
    const waiting = await loadToday(db, userId, todayIn(timeZone, now));
    return { reviews_due: waiting.due + waiting.overdue + waiting.new };
  },
};
