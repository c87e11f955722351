import type { Feature } from "../../http/Feature.ts";
import { handleJob } from "../../platform/jobs/Jobs.ts";
import { handleEvent } from "../../platform/realtime/EventHandler.ts";
import { answerPending } from "./accounts/answerPending.ts";
import { pendingJob, purgePending } from "./accounts/pendingAccounts.ts";
import { answerRequest } from "./links/answerRequest.ts";
import { requestJob } from "./links/requestJob.ts";
import { purgeChallenges } from "./passkeys/challenges.ts";
import { purgeLoginSteps } from "./second-step/loginSteps.ts";
import { sessionEnded } from "./sessions/sessionEnded.ts";

export const usersFeature: Feature = {
  jobs: [
    handleJob(requestJob, {
      run: async (services, { request_id }) => {
        await answerRequest(services, request_id);
        return "done";
      },
      giveUp: (services, { request_id }) => {
        services.log.error({ request_id }, "what was asked for an address could not be mailed");
        return Promise.resolve();
      },
    }),
    handleJob(pendingJob, {
      run: async (services, { pending_id }) => {
        await answerPending(services, pending_id);
        return "done";
      },
      giveUp: (services, { pending_id }) => {
        services.log.error({ pending_id }, "a sign-up could not be answered");
        return Promise.resolve();
      },
    }),
  ],
  purge: async (db, now) => {
    await purgePending(db, now);
    await purgeChallenges(db, now);
    await purgeLoginSteps(db, now);
  },
  events: [
    handleEvent(sessionEnded, ({ session_id }, hub) => {
      hub.endSession(session_id);
      return Promise.resolve();
    }),
  ],
};
