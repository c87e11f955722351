import type { Feature } from "../../http/Feature.ts";
import { handleJob } from "../../platform/jobs/Jobs.ts";
import { mailJob } from "../../platform/mail/mailJob.ts";
import { giveUpMail, sendMail } from "../../platform/mail/sendMail.ts";

export const mailFeature: Feature = {
  jobs: [
    handleJob(mailJob, {
      run: async (services, { mail_id }) => {
        await sendMail(services, mail_id);
        return "done";
      },
      giveUp: async (services, { mail_id }) => {
        services.log.error({ mail_id }, "a mail could not be sent, however often it was tried");
        await giveUpMail(services, mail_id, null);
      },
    }),
  ],
};
