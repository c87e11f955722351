/* Generated from the contract by scripts/generate.ts. */
import type { ReviewRestart, ReviewRestarted } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `restartReviews` takes. */
export type RestartReviewsInput = ReviewRestart;

/** Makes the call of `useRestartReviews` once. Throws an `ApiError`. */
export function restartReviews(
  { client }: Api,
  body: RestartReviewsInput,
): Promise<ReviewRestarted> {
  return call((signal) => client.POST("/reviews/restart", { signal, body }));
}

/** The queries whose answers `restartReviews` makes old. */
export const invalidatedByRestartReviews: readonly Operation[] = [
  "getReviewQueue",
  "getReviewStats",
  "getDashboard",
  "getProgressStats",
  "getProgressActivity",
  "getHeldReviewCards",
];

/**
 * Begin anew with a capsule's cards.
 *
 * What was remembered of them so far no longer counts for when they come back: they are new, and wait from now on. Reviews and XP stay in the log. The client makes `restart_id`: the same id again counts once.
 */
export function useRestartReviews(): Command<RestartReviewsInput, ReviewRestarted> {
  return useCommand({ execute: restartReviews, invalidates: invalidatedByRestartReviews });
}
