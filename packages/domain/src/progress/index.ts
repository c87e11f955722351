export { percentage } from "./percentage.ts";
export { lessonsProgress, moleculeProgress } from "./rollup.ts";
export type { AtomProgress, Progress } from "./rollup.ts";
export { aggregateStatus, isFinished, lockedLessons, nextAtomStatus } from "./status.ts";
export { awardXp, sumXpTotals, xpTotals } from "./xp.ts";
export type { XpAward, XpItem } from "./xp.ts";
