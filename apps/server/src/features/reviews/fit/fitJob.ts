import type { JobKind } from "../../../platform/jobs/Jobs.ts";

/** A fit that was asked for: one of a member at a time. */
export interface FitAsked {
  readonly user_id: string;
  readonly asked_at: string;
}

/** Fits FSRS's parameters to a member's reviews. */
export const fitJob: JobKind<FitAsked> = {
  name: "fit-memory",
  retry: { most: 2, firstPauseSeconds: 60, longestPauseSeconds: 600 },
};
