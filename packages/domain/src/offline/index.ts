export { afterAnswer } from "./afterAnswer.ts";
export type { KeptCapsule } from "./afterAnswer.ts";
export { copyStateOf, markOf } from "./copyState.ts";
export type { Copy, CopyState, KeptLesson, MissingLesson, MissingReason } from "./copyState.ts";
export { isAllowedOffline } from "./isAllowedOffline.ts";
export { keepingObstacle } from "./keepingObstacle.ts";
export type { KeepingObstacle } from "./keepingObstacle.ts";
