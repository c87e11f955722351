export { reviewsFeature } from "./reviewsFeature.ts";
export { cardsOf, comesAt } from "./waitingCards.ts";
export { loadForecast } from "./loadForecast.ts";
export { loadMemoryModel } from "./loadMemoryModel.ts";
export { loadMemoryStrength } from "./loadMemoryStrength.ts";
export { loadSecondsACard } from "./loadPace.ts";
export { loadToday } from "./loadToday.ts";
export { loadRetention } from "./loadRetention.ts";
export { todayIn } from "./today.ts";
