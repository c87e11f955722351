export { gradeOfAnswer, gradeOfResponse, isRemembered } from "./grades.ts";
export { reviewXp, stateOfCard } from "./cards.ts";
