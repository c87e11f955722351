export { PlanCards, PlanCardsSkeleton } from "../patterns/plan-cards/PlanCards.tsx";
export type { PlanCardsProps, PlanOffer } from "../patterns/plan-cards/PlanCards.tsx";
