export { TutorialOverlay } from "../patterns/tutorial-overlay/TutorialOverlay.tsx";
export type {
  TutorialOverlayProps,
  TutorialStep,
} from "../patterns/tutorial-overlay/TutorialOverlay.tsx";
