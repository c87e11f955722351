export {
  correctionVerdicts,
  QuestCorrection,
} from "../patterns/quest-correction/QuestCorrection.tsx";
export type {
  CorrectedItem,
  QuestCorrectionProps,
} from "../patterns/quest-correction/QuestCorrection.tsx";
