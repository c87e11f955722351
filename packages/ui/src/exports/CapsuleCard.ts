export { CapsuleCard } from "../patterns/capsule-card/CapsuleCard.tsx";
export { CapsuleShelfSkeleton } from "../patterns/capsule-card/CapsuleShelfSkeleton.tsx";
export type { CapsuleCardProps, CapsuleProgress } from "../patterns/capsule-card/CapsuleCard.tsx";
