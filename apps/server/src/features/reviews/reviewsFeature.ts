import type { Feature, JobServices } from "../../http/Feature.ts";
import { handleJob } from "../../platform/jobs/Jobs.ts";
import { fitJob } from "./fit/fitJob.ts";
import { giveUpFit, runFit } from "./fit/runFit.ts";
import { learnCard } from "./learnCard.ts";
import { loadToday } from "./loadToday.ts";
import { runTwins, startTwins, twinsJob } from "./settleTwins.ts";
import { todayIn } from "./today.ts";

export const reviewsFeature: Feature = {
  learned: learnCard,
  atStart: startTwins,
  jobs: [
    handleJob(fitJob, { run: runFit, giveUp: giveUpFit }),
    handleJob<JobServices, Record<string, never>>(twinsJob, {
      run: (services, _, attempt) => runTwins(services, attempt),
      giveUp: ({ log }) => {
        log.error({}, "not every twin of an item is remembered with it");
        return Promise.resolve();
      },
    }),
  ],
  figures: async (db, { userId, timeZone, now }) => {
    const waiting = await loadToday(db, userId, todayIn(timeZone, now));
    return { reviews_due: waiting.due + waiting.overdue + waiting.new };
  },
};
