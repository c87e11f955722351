export { CapsuleCard, capsuleCardDensities } from "../patterns/capsule-card/CapsuleCard.tsx";
export { CapsuleMenu } from "../patterns/capsule-card/CapsuleMenu.tsx";
export { CapsuleShelf } from "../patterns/capsule-card/CapsuleShelf.tsx";
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
export type { CapsuleMenuItem, CapsuleMenuProps } from "../patterns/capsule-card/CapsuleMenu.tsx";
export type { CapsuleShelfProps } from "../patterns/capsule-card/CapsuleShelf.tsx";
