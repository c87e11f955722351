export { gradeOfAnswer, gradeOfResponse, isRemembered } from "./grades.ts";
export { reviewXp, stateOfCard } from "./cards.ts";
export { cardsForToday, cardsIn, daysToCatchUp } from "./dailyPlan.ts";
export type { CatchUp, DayLimits, DoneToday, Waiting } from "./dailyPlan.ts";
