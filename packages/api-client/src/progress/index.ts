export { logAnswer } from "./logAnswer.ts";
export { useGetProgressStats } from "./useGetProgressStats.ts";
export { useInvalidateProgress } from "./useInvalidateProgress.ts";
export { useLogAnswer } from "./useLogAnswer.ts";
