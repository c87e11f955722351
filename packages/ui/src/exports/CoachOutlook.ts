export { CoachOutlook } from "../patterns/coach-panel/CoachOutlook.tsx";
export type { CoachOutlookProps } from "../patterns/coach-panel/CoachOutlook.tsx";
export { coachPlanStatuses } from "../patterns/coach-panel/coach.ts";
export type { CoachDay, CoachPlan } from "../patterns/coach-panel/coach.ts";
