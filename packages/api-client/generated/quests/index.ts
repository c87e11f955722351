/* Generated from the contract by scripts/generate.ts. */
export * from "./useAnswerQuest.ts";
export * from "./useGetQuestToday.ts";
export * from "./useShowQuestCorrection.ts";
