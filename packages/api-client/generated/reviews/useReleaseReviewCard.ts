/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `releaseReviewCard` takes. */
export type ReleaseReviewCardInput = operations["releaseReviewCard"]["parameters"]["path"];

/** Makes the call of `useReleaseReviewCard` once. Throws an `ApiError`. */
export function releaseReviewCard({ client }: Api, path: ReleaseReviewCardInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/reviews/cards/{card_id}/hold", { signal, params: { path } }),
  );
}

/** The queries whose answers `releaseReviewCard` makes old. */
export const invalidatedByReleaseReviewCard: readonly Operation[] = [
  "getReviewQueue",
  "getReviewStats",
  "getDashboard",
  "getProgressStats",
  "getProgressActivity",
  "getHeldReviewCards",
];

/**
 * Take a card up again.
 *
 * It comes back when it is due. Done again, nothing changes.
 */
export function useReleaseReviewCard(): Command<ReleaseReviewCardInput, void> {
  return useCommand({ execute: releaseReviewCard, invalidates: invalidatedByReleaseReviewCard });
}
