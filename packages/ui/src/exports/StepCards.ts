export { StepCards } from "../patterns/step-cards/StepCards.tsx";
export type { Step, StepCardsProps } from "../patterns/step-cards/StepCards.tsx";
