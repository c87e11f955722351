import { badgesFeature } from "../features/badges/index.ts";
import { capsulesFeature } from "../features/capsules/index.ts";
import { coachFeature } from "../features/coach/index.ts";
import { disciplinesFeature } from "../features/disciplines/index.ts";
import { notificationsFeature } from "../features/notifications/index.ts";
import { mailFeature } from "../features/mail/index.ts";
import { qualityFeature } from "../features/quality/index.ts";
import { questsFeature } from "../features/quests/index.ts";
import { reviewsFeature } from "../features/reviews/index.ts";
import { usersFeature } from "../features/users/index.ts";
import { waitlistFeature } from "../features/waitlist/index.ts";
import type { Feature, JobServices } from "../http/Feature.ts";
import type { JobHandler } from "../platform/jobs/Jobs.ts";

/** Every feature that does more than its operations; what a learner did is told to them in this order. */
export const features: readonly Feature[] = [
  capsulesFeature,
  coachFeature,
  disciplinesFeature,
  mailFeature,
  qualityFeature,
  questsFeature,
  reviewsFeature,
  badgesFeature,
  notificationsFeature,
  usersFeature,
  waitlistFeature,
];

/** What is done for each kind of job. */
export const jobHandlers: readonly JobHandler<JobServices>[] = features.flatMap(
  ({ jobs = [] }) => jobs,
);

/** The names of all kinds of jobs. */
export const jobNames: readonly string[] = jobHandlers.map(({ name }) => name);
