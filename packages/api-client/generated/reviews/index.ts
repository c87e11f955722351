/* Generated from the contract by scripts/generate.ts. */
export * from "./useGetReviewQueue.ts";
export * from "./useGetReviewStats.ts";
export * from "./useLogReview.ts";
export * from "./useUndoReview.ts";
