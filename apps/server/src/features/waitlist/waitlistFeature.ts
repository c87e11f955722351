import type { Feature } from "../../http/Feature.ts";
import { handleJob } from "../../platform/jobs/Jobs.ts";
import { answerRequest } from "./requests/answerRequest.ts";
import { waitlistJob } from "./requests/waitlistJob.ts";
import { purgeWaitlist } from "./purgeWaitlist.ts";

export const waitlistFeature: Feature = {
  jobs: [
    handleJob(waitlistJob, {
      run: async (services, { request_id }) => {
        await answerRequest(services, request_id);
        return "done";
      },
      giveUp: (services, { request_id }) => {
        services.log.error({ request_id }, "who asked for a place could not be answered");
        return Promise.resolve();
      },
    }),
  ],
  purge: purgeWaitlist,
};
