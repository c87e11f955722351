/* Generated from the contract by scripts/generate.ts. */
import type { ReviewUndo, ReviewUndone } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `undoReview` takes. */
export type UndoReviewInput = ReviewUndo;

/** Makes the call of `useUndoReview` once. Throws an `ApiError`. */
export function undoReview({ client }: Api, body: UndoReviewInput): Promise<ReviewUndone> {
  return call((signal) => client.POST("/reviews/undo", { signal, body }));
}

/** The queries whose answers `undoReview` makes old. */
export const invalidatedByUndoReview: readonly Operation[] = [
  "getReviewQueue",
  "getReviewStats",
  "getDashboard",
  "getProgressStats",
  "getBadges",
  "getCoachOverview",
  "getStudyPlan",
];

/**
 * Take a review back.
 *
 * The card is what it was without the review, and XP that it gave is taken back. Done again, nothing changes.
 */
export function useUndoReview(): Command<UndoReviewInput, ReviewUndone> {
  return useCommand({ execute: undoReview, invalidates: invalidatedByUndoReview });
}
