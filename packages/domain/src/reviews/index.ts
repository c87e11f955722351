export { gradeOfAnswer, gradeOfResponse, gradeOfReview, isRemembered } from "./grades.ts";
export type { Review } from "./grades.ts";
export { reviewXp, stateOfCard } from "./cards.ts";
export { cardsForToday, cardsIn, daysToCatchUp } from "./dailyPlan.ts";
export type { CatchUp, DayLimits, DoneToday, Waiting } from "./dailyPlan.ts";
