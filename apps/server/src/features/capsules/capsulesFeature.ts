import type { Feature, JobServices } from "../../http/Feature.ts";
import { handleJob } from "../../platform/jobs/Jobs.ts";
import { tellMember } from "../../platform/realtime/EventHandler.ts";
import { bonusMissed, exercisesAdded, theoryAdded } from "./bonus/bonusEvents.ts";
import { bonusJob } from "./bonus/bonusJob.ts";
import type { BonusJobData } from "./bonus/bonusJob.ts";
import { bonusMessage } from "./bonus/bonusMessage.ts";
import { giveUpBonus, runBonus } from "./bonus/runBonus.ts";
import { generationChanged } from "./generation/generationEvent.ts";
import { generationJob } from "./generation/generationJob.ts";
import { generationMessage, runningGeneration } from "./generation/generationMessage.ts";
import { giveUpGeneration, runGeneration } from "./generation/runGeneration.ts";
import { makeReady } from "./shelf/makeReady.ts";
import { shelfJob } from "./shelf/shelfJob.ts";

export const capsulesFeature: Feature = {
  jobs: [
    handleJob(generationJob, {
      run: (services, { capsule_id }, attempt) => runGeneration(services, capsule_id, attempt),
      giveUp: (services, { capsule_id }) =>
        giveUpGeneration(services, capsule_id, "generation_failed"),
    }),
    handleJob<JobServices, { readonly capsule_id: string }>(shelfJob, {
      run: async (services, { capsule_id }) => {
        await makeReady(services, capsule_id);
        return "done";
      },
      giveUp: ({ log }, { capsule_id }) => {
        log.error({ capsule_id }, "a capsule of the shelf could not be brought up to date");
        return Promise.resolve();
      },
    }),
    handleJob<JobServices, BonusJobData>(bonusJob, { run: runBonus, giveUp: giveUpBonus }),
  ],
  events: [
    tellMember(generationChanged, ({ capsule_id }, { db }) => generationMessage(db, capsule_id)),
    tellMember(exercisesAdded, (ids, context) => bonusMessage("bonus_added", ids, context)),
    tellMember(theoryAdded, (ids, context) => bonusMessage("theory_added", ids, context)),
    tellMember(bonusMissed, (ids, context) => bonusMessage("bonus_missed", ids, context)),
  ],
  greet: runningGeneration,
};
