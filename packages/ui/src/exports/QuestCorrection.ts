export {
  correctionVerdicts,
  QuestCorrection,
  QuestCorrectionError,
  QuestCorrectionSkeleton,
} from "../patterns/quest-correction/QuestCorrection.tsx";
export type {
  CorrectedItem,
  QuestCorrectionErrorProps,
  QuestCorrectionProps,
} from "../patterns/quest-correction/QuestCorrection.tsx";
