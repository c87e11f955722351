export { CoachPanel } from "../patterns/coach-panel/CoachPanel.tsx";
export type { CoachPanelContent, CoachPanelProps } from "../patterns/coach-panel/CoachPanel.tsx";
export { coachAdviceKinds } from "../patterns/coach-panel/coach.ts";
export type { CoachAdvice, CoachDue, CoachSkill } from "../patterns/coach-panel/coach.ts";
