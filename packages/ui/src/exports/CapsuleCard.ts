export { CapsuleCard } from "../patterns/capsule-card/CapsuleCard.tsx";
export {
  CapsuleShelfEmpty,
  CapsuleShelfError,
} from "../patterns/capsule-card/CapsuleShelfStates.tsx";
export { CapsuleShelfSkeleton } from "../patterns/capsule-card/CapsuleShelfSkeleton.tsx";
export type { CapsuleCardProps, CapsuleProgress } from "../patterns/capsule-card/CapsuleCard.tsx";
export type {
  CapsuleShelfEmptyProps,
  CapsuleShelfErrorProps,
} from "../patterns/capsule-card/CapsuleShelfStates.tsx";
