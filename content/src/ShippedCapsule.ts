import type {
  Area,
  AtomMetadata,
  CapsuleLevel,
  Domain,
  FillInBlankExercise,
  FlashcardsExercise,
  LessonExercise,
  Locale,
  MatchingExercise,
  QuizExercise,
  ShortAnswerExercise,
  TrueFalseExercise,
} from "@alambic/contract";

type Exercise =
  | LessonExercise
  | TrueFalseExercise
  | QuizExercise
  | MatchingExercise
  | FillInBlankExercise
  | ShortAnswerExercise
  | FlashcardsExercise;

/** An item as it ships: an exercise of the contract, with the passage that it rests on. */
export type ShippedAtom = Exercise & {
  /** Names the item within its capsule, the same in every language. */
  key: string;
  title: string;
  metadata: AtomMetadata;
  reward_xp: number;
};

export interface ShippedMolecule {
  /** Names the lesson within its capsule, the same in every language. */
  key: string;
  title: string;
  description: string;
  atoms: ShippedAtom[];
}

export interface ShippedGranule {
  title: string;
  description: string;
  molecules: ShippedMolecule[];
}

/** A whole capsule in one language of instruction. */
export interface ShippedCapsule {
  /** Names the capsule, the same in every language. */
  key: string;
  locale: Locale;
  title: string;
  description: string;
  domain: Domain;
  area: Area;
  main_skill: string;
  source_language: string | null;
  tags: string[];
  icon: string;
  duration_hours: number;
  level: CapsuleLevel;
  objectives: string[];
  prerequisites: string[];
  granules: ShippedGranule[];
}
