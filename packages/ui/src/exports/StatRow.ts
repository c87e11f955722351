export { StatRow, StatRowSkeleton } from "../patterns/stat-row/StatRow.tsx";
export type { Stat, StatRowProps } from "../patterns/stat-row/StatRow.tsx";
