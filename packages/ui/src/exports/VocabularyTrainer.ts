export { VocabularyTrainer } from "../patterns/vocabulary-trainer/VocabularyTrainer.tsx";
export type { VocabularyTrainerProps } from "../patterns/vocabulary-trainer/VocabularyTrainer.tsx";
export type { TrainerCard } from "../patterns/vocabulary-trainer/trainer-card.ts";
