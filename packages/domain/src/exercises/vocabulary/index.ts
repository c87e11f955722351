import type { VocabularyExercise, VocabularyResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response, responseRules } from "./parse.ts";
import { correctResponse, isComplete, score } from "./score.ts";

export { answerTo, missesArticle } from "./score.ts";
export { answerLanguage, answersOf, askedOf, choicesOf } from "./sides.ts";

/** Words to translate, typed or chosen, one way or the other. */
export const vocabulary = defineKind<VocabularyExercise, VocabularyResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "vocabulary",
  isResponse: (given) => given.content_type === "vocabulary",
  content,
  create: (parsed) => ({ content_type: "vocabulary", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse,
  emptyResponse: ({ directions: [direction = "term_to_meaning"] }) => ({
    content_type: "vocabulary",
    direction,
    answers: [],
  }),
  isComplete,
});
