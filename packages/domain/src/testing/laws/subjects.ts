import type { ContentType } from "../../exercises/index.ts";
import * as chosen from "./chosen.ts";
import * as placed from "./placed.ts";
import type { Subject } from "./Subject.ts";
import { subjectTo } from "./Subject.ts";
import * as written from "./written.ts";

/** Every kind of exercise, as the laws of scoring see it. */
export const subjects: Readonly<Record<ContentType, Subject>> = {
  lesson: subjectTo(written.lesson),
  true_false: subjectTo(chosen.trueFalse),
  quiz: subjectTo(chosen.quiz),
  matching: subjectTo(placed.matching),
  fill_in_blank: subjectTo(written.fillInBlank),
  short_answer: subjectTo(written.shortAnswer),
  flashcards: subjectTo(chosen.flashcards),
  numeric: subjectTo(written.numeric),
  free_answer: subjectTo(written.freeAnswer),
  ordering: subjectTo(placed.ordering),
  categorization: subjectTo(placed.categorization),
  image_labelling: subjectTo(placed.imageLabelling),
  dialogue: subjectTo(chosen.dialogue),
  vocabulary: subjectTo(written.vocabulary),
  character: subjectTo(chosen.character),
  code: subjectTo(written.code),
};
