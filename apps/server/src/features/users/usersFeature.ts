import type { Feature } from "../../http/Feature.ts";
import { handleJob } from "../../platform/jobs/Jobs.ts";
import { handleEvent } from "../../platform/realtime/EventHandler.ts";
import { answerRequest } from "./links/answerRequest.ts";
import { requestJob } from "./links/requestJob.ts";
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
  ],
  events: [
    handleEvent(sessionEnded, ({ session_id }, hub) => {
      hub.endSession(session_id);
      return Promise.resolve();
    }),
  ],
};
