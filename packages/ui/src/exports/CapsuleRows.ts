export { CapsuleRows, CapsuleRowsSkeleton } from "../patterns/capsule-rows/CapsuleRows.tsx";
export type { CapsuleRowItem, CapsuleRowsProps } from "../patterns/capsule-rows/CapsuleRows.tsx";
