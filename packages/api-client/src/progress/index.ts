export { logAnswer } from "./logAnswer.ts";
export { useGetProgressStats } from "./useGetProgressStats.ts";
export { useLogAnswer } from "./useLogAnswer.ts";
