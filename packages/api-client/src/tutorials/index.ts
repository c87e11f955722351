export { useListTutorialStates } from "./useListTutorialStates.ts";
export { useUpdateTutorialState } from "./useUpdateTutorialState.ts";
export type { TutorialStep } from "./useUpdateTutorialState.ts";
