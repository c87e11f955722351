export { unlockedBy } from "./unlockedBy.ts";
export type { UnlockingCapsule } from "./unlockedBy.ts";
