export { isFinished } from "./isFinished.ts";
export { moleculeState } from "./moleculeState.ts";
export type { ProgressState } from "./moleculeState.ts";
export { percentage } from "./percentage.ts";
export { lessonsProgress, moleculeProgress } from "./rollup.ts";
export type { AtomProgress, Progress } from "./rollup.ts";
export { aggregateStatus, lockedLessons, nextAtomStatus } from "./status.ts";
export { awardXp, sumXpTotals, xpTotals } from "./xp.ts";
export type { XpAward, XpItem } from "./xp.ts";
