import type {
  FillInBlankExercise,
  FlashcardsExercise,
  LessonExercise,
  MatchingExercise,
  QuizExercise,
  ShortAnswerExercise,
  TrueFalseExercise,
  NumericExercise,
  FreeAnswerExercise,
  OrderingExercise,
  CategorizationExercise,
  ImageLabellingExercise,
  DialogueExercise,
  VocabularyExercise,
  CharacterExercise,
  CodeExercise,
} from "@alambic/contract";

/** What an item asks, typed by its `content_type`. */
export type Exercise =
  | LessonExercise
  | TrueFalseExercise
  | QuizExercise
  | MatchingExercise
  | FillInBlankExercise
  | ShortAnswerExercise
  | FlashcardsExercise
  | NumericExercise
  | FreeAnswerExercise
  | OrderingExercise
  | CategorizationExercise
  | ImageLabellingExercise
  | DialogueExercise
  | VocabularyExercise
  | CharacterExercise
  | CodeExercise;

export type ContentType = Exercise["content_type"];
