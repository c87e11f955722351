export { CapsuleCard } from "../patterns/capsule-card/CapsuleCard.tsx";
export type { CapsuleCardProps, CapsuleProgress } from "../patterns/capsule-card/CapsuleCard.tsx";
