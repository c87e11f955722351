/* Generated from the contract by scripts/generate.ts. */
export * from "./useClearCoachMessages.ts";
export * from "./useCreateStudyPlanFeed.ts";
export * from "./useDeleteStudyPlan.ts";
export * from "./useDeleteStudyPlanFeed.ts";
export * from "./useGetCoachOverview.ts";
export * from "./useGetCoachQuota.ts";
export * from "./useGetStudyPlan.ts";
export * from "./useListCoachMessages.ts";
export * from "./useReadCoachMessages.ts";
export * from "./useSendCoachMessage.ts";
export * from "./useSetStudyPlan.ts";
export * from "../../src/coach/index.ts";
