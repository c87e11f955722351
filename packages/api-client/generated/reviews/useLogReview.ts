/* Generated from the contract by scripts/generate.ts. */
import type { ReviewLog, ReviewResult } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `logReview` takes. */
export type LogReviewInput = ReviewLog;

/** Makes the call of `useLogReview` once. Throws an `ApiError`. */
export function logReview({ client }: Api, body: LogReviewInput): Promise<ReviewResult> {
  return call((signal) => client.POST("/reviews/log", { signal, body }));
}

/** The queries whose answers `logReview` makes old. */
export const invalidatedByLogReview: readonly Operation[] = [
  "getReviewQueue",
  "getReviewStats",
  "getDashboard",
  "getProgressStats",
  "getBadges",
  "getCoachOverview",
  "getStudyPlan",
];

/**
 * Log a review.
 *
 * The client makes `review_id`: the same id again gives the same reply and counts once; the same id with another body is 409 `review_id_reused`. A response is scored as in the lesson and gives the rating; a rating beside it is the member's own correction. Without a response the answer was shown: then the review counts as `again`, and gives no XP.
 */
export function useLogReview(): Command<LogReviewInput, ReviewResult> {
  return useCommand({ execute: logReview, invalidates: invalidatedByLogReview });
}
