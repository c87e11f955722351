/* Generated from the contract by scripts/generate.ts. */
import type { ReviewSettings, ReviewSettingsChange } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `changeReviewSettings` takes. */
export type ChangeReviewSettingsInput = ReviewSettingsChange;

/** Makes the call of `useChangeReviewSettings` once. Throws an `ApiError`. */
export function changeReviewSettings(
  { client }: Api,
  body: ChangeReviewSettingsInput,
): Promise<ReviewSettings> {
  return call((signal) => client.PATCH("/reviews/settings", { signal, body }), 20_000);
}

/** The queries whose answers `changeReviewSettings` makes old. */
export const invalidatedByChangeReviewSettings: readonly Operation[] = [
  "getReviewSettings",
  "getReviewMemory",
  "getReviewQueue",
  "getReviewStats",
  "getDashboard",
  "getProgressStats",
  "getProgressActivity",
];

/**
 * Change how to review.
 *
 * What is not named stays as it is. Another desired retention, other parameters, or another day of an exam, schedules the cards anew.
 */
export function useChangeReviewSettings(): Command<ChangeReviewSettingsInput, ReviewSettings> {
  return useCommand({
    execute: changeReviewSettings,
    invalidates: invalidatedByChangeReviewSettings,
  });
}
