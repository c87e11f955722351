/* Generated from the contract by scripts/generate.ts. */
export * from "./useListFeedback.ts";
export * from "./useMarkFeedback.ts";
export * from "./useSendFeedback.ts";
