export { PlannerForm, plannerStates } from "../patterns/planner-form/PlannerForm.tsx";
export type { PlannerFormProps } from "../patterns/planner-form/PlannerForm.tsx";
export type { PlanDraft, StudyPlan } from "../patterns/planner-form/plan.ts";
