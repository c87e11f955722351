export { learnCard } from "./learnCard.ts";
export { loadReviewXp } from "./loadReviewXp.ts";
export { todayIn } from "./today.ts";
export { countWaiting } from "./waitingCards.ts";
