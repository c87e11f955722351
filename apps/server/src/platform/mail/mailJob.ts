import type { JobKind } from "../jobs/Jobs.ts";

export interface MailJobData {
  readonly mail_id: string;
}

/**
 * Sends a mail. A server that is down or greylists is asked again after 30 seconds, a minute, two … at
 * last every hour: for about four hours in all. What it refuses for good is not asked again.
 */
export const mailJob: JobKind<MailJobData> = {
  name: "mail",
  retry: { most: 10, firstPauseSeconds: 30, longestPauseSeconds: 3600 },
};
