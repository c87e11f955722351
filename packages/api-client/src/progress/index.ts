export { useInvalidateProgress } from "./useInvalidateProgress.ts";
export { logAnswer, useLogAnswer } from "./useLogAnswer.ts";
export type { OwnedAnswer } from "./useLogAnswer.ts";
