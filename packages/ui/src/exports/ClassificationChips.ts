export {
  ClassificationChips,
  ClassificationChipsSkeleton,
} from "../patterns/classification-chips/ClassificationChips.tsx";
export type { ClassificationChipsProps } from "../patterns/classification-chips/ClassificationChips.tsx";
