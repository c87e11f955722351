export {
  ClassificationChips,
  ClassificationChipsSkeleton,
} from "../patterns/classification-chips/ClassificationChips.tsx";
export type { ClassificationChipsProps } from "../patterns/classification-chips/ClassificationChips.tsx";
export {
  ClassificationChipsProblem,
  classificationProblems,
} from "../patterns/classification-chips/ClassificationChipsProblem.tsx";
export type { ClassificationChipsProblemProps } from "../patterns/classification-chips/ClassificationChipsProblem.tsx";
