import type { ContentType } from "./Exercise.ts";
import type { ExerciseKind } from "./defineKind.ts";
import { fillInBlank } from "./fill-in-blank/index.ts";
import { flashcards } from "./flashcards/index.ts";
import { lesson } from "./lesson/index.ts";
import { matching } from "./matching/index.ts";
import { quiz } from "./quiz/index.ts";
import { shortAnswer } from "./short-answer/index.ts";
import { trueFalse } from "./true-false/index.ts";
import { numeric } from "./numeric/index.ts";
import { freeAnswer } from "./free-answer/index.ts";
import { ordering } from "./ordering/index.ts";
import { categorization } from "./categorization/index.ts";
import { imageLabelling } from "./image-labelling/index.ts";
import { dialogue } from "./dialogue/index.ts";
import { vocabulary } from "./vocabulary/index.ts";
import { character } from "./character/index.ts";
import { code } from "./code/index.ts";

/** Every kind of exercise, by its content type. */
export const kinds: Readonly<Record<ContentType, ExerciseKind>> = {
  lesson,
  true_false: trueFalse,
  quiz,
  matching,
  fill_in_blank: fillInBlank,
  short_answer: shortAnswer,
  flashcards,
  numeric,
  free_answer: freeAnswer,
  ordering,
  categorization,
  image_labelling: imageLabelling,
  dialogue,
  vocabulary,
  character,
  code,
};

export function isContentType(value: unknown): value is ContentType {
  return typeof value === "string" && Object.hasOwn(kinds, value);
}
