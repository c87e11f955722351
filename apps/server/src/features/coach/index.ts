export { isPlainText } from "./answer/isPlainText.ts";
export { longestAnswerMs } from "./beginExchange.ts";
export { coachFeature } from "./coachFeature.ts";
export { loadEnrolled } from "./enrolled.ts";
export { presentCapsule } from "./lessons.ts";
export { loadQuota, reserveUnit, returnUnit } from "./quota.ts";
