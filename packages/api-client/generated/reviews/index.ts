/* Generated from the contract by scripts/generate.ts. */
export * from "./useChangeReviewSettings.ts";
export * from "./useGetHeldReviewCards.ts";
export * from "./useGetReviewMemory.ts";
export * from "./useGetReviewQueue.ts";
export * from "./useGetReviewSettings.ts";
export * from "./useGetReviewStats.ts";
export * from "./useHoldReviewCard.ts";
export * from "./useLogReview.ts";
export * from "./useReleaseReviewCard.ts";
export * from "./useRestartReviews.ts";
export * from "./useUndoReview.ts";
