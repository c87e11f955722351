export { itemsProgress } from "./itemsProgress.ts";
export { percentage } from "./percentage.ts";
export { lessonsProgress, moleculeProgress } from "./rollup.ts";
export type { AtomProgress, Progress } from "./rollup.ts";
export { isFinished } from "./isFinished.ts";
export { aggregateStatus, lockedLessons, nextAtomStatus } from "./status.ts";
export { sumXpTotals } from "./sumXpTotals.ts";
export { awardXp, xpTotals } from "./xp.ts";
export type { XpAward, XpItem } from "./xp.ts";
