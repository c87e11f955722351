import type { ContentType } from "./Exercise.ts";
import type { ExerciseKind } from "./completeKind.ts";
import { fillInBlankKind } from "./fill-in-blank/fillInBlankKind.ts";
import { flashcardsKind } from "./flashcards/flashcardsKind.ts";
import { lessonKind } from "./lesson/lessonKind.ts";
import { matchingKind } from "./matching/matchingKind.ts";
import { quizKind } from "./quiz/quizKind.ts";
import { shortAnswerKind } from "./short-answer/shortAnswerKind.ts";
import { trueFalseKind } from "./true-false/trueFalseKind.ts";
import { numericKind } from "./numeric/numericKind.ts";
import { freeAnswerKind } from "./free-answer/freeAnswerKind.ts";
import { orderingKind } from "./ordering/orderingKind.ts";
import { categorizationKind } from "./categorization/categorizationKind.ts";
import { imageLabellingKind } from "./image-labelling/imageLabellingKind.ts";
import { dialogueKind } from "./dialogue/dialogueKind.ts";
import { vocabularyKind } from "./vocabulary/vocabularyKind.ts";
import { characterKind } from "./character/characterKind.ts";
import { codeKind } from "./code/codeKind.ts";

/** Every kind of exercise, by its content type. */
export const kinds: Readonly<Record<ContentType, ExerciseKind>> = {
  lesson: lessonKind,
  true_false: trueFalseKind,
  quiz: quizKind,
  matching: matchingKind,
  fill_in_blank: fillInBlankKind,
  short_answer: shortAnswerKind,
  flashcards: flashcardsKind,
  numeric: numericKind,
  free_answer: freeAnswerKind,
  ordering: orderingKind,
  categorization: categorizationKind,
  image_labelling: imageLabellingKind,
  dialogue: dialogueKind,
  vocabulary: vocabularyKind,
  character: characterKind,
  code: codeKind,
};

export function isContentType(value: unknown): value is ContentType {
  return typeof value === "string" && Object.hasOwn(kinds, value);
}
