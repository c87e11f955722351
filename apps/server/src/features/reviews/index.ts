export { reviewsFeature } from "./reviewsFeature.ts";
export { loadForecast } from "./loadForecast.ts";
export { loadMemoryStrength } from "./loadMemoryStrength.ts";
export { loadRetention } from "./loadRetention.ts";
export { todayIn } from "./today.ts";
