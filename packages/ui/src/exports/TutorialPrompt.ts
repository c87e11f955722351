export { TutorialPrompt } from "../patterns/tutorial-overlay/TutorialPrompt.tsx";
export type { TutorialPromptProps } from "../patterns/tutorial-overlay/TutorialPrompt.tsx";
