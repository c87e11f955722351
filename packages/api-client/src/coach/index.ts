export { useExportStudyPlan } from "./useExportStudyPlan.ts";
export { useGetStudyPlanFeed } from "./useGetStudyPlanFeed.ts";
