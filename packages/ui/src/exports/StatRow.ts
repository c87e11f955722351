export { StatRow, StatRowError, StatRowSkeleton } from "../patterns/stat-row/StatRow.tsx";
export type { Stat, StatRowErrorProps, StatRowProps } from "../patterns/stat-row/StatRow.tsx";
