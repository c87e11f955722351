/* Generated from the contract by scripts/generate.ts. */
import type { ReviewHold, operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `holdReviewCard` takes. */
export type HoldReviewCardInput = {
  readonly path: operations["holdReviewCard"]["parameters"]["path"];
  readonly body: ReviewHold;
};

/** Makes the call of `useHoldReviewCard` once. Throws an `ApiError`. */
export function holdReviewCard(
  { client }: Api,
  { path, body }: HoldReviewCardInput,
): Promise<void> {
  return callNoContent((signal) =>
    client.PUT("/reviews/cards/{card_id}/hold", { signal, params: { path }, body }),
  );
}

/** The queries whose answers `holdReviewCard` makes old. */
export const invalidatedByHoldReviewCard: readonly Operation[] = [
  "getReviewQueue",
  "getReviewStats",
  "getDashboard",
  "getProgressStats",
  "getProgressActivity",
  "getHeldReviewCards",
];

/**
 * Put a card aside.
 *
 * Until the member's tomorrow, or until it is taken up again. Done again, the last one holds.
 */
export function useHoldReviewCard(): Command<HoldReviewCardInput, void> {
  return useCommand({ execute: holdReviewCard, invalidates: invalidatedByHoldReviewCard });
}
