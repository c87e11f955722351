import type { Feature, JobServices } from "../../http/Feature.ts";
import { handleJob } from "../../platform/jobs/Jobs.ts";
import { tellMember } from "../../platform/realtime/EventHandler.ts";
import { backfillJob, runBackfill, startBackfill } from "./backfill.ts";
import { awardedMessage, badgeAwarded } from "./badgeAwarded.ts";
import { followLearner } from "./followLearner.ts";

export const badgesFeature: Feature = {
  learned: followLearner,
  events: [tellMember(badgeAwarded, awardedMessage)],
  atStart: (services) => startBackfill(services),
  jobs: [
    handleJob<JobServices, { version: string }>(backfillJob, {
      run: (services, data, attempt) => runBackfill(services, data, attempt),
      giveUp: ({ log }, { version }) => {
        log.error({ version }, "not every learner was given the badges of changed rules");
        return Promise.resolve();
      },
    }),
  ],
};
