import type { VocabularyContent, VocabularyExercise, VocabularyResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";
import { answerTo } from "./sides.ts";

export { answerLanguage, answersOf, answerTo, askedOf, choicesOf } from "./sides.ts";

/** Words to translate, typed or chosen, one way or the other. */
export const vocabulary = defineKind<VocabularyExercise, VocabularyResponse>({
  isExercise: (exercise) => exercise.content_type === "vocabulary",
  isResponse: (given) => given.content_type === "vocabulary",
  content,
  create: (parsed) => ({ content_type: "vocabulary", content: parsed }),
  contentRules,
  emptyResponse: ({ directions: [direction = "term_to_meaning"] }) => ({
    content_type: "vocabulary",
    direction,
    answers: [],
  }),
  isComplete,
});

function isComplete(words: VocabularyContent, given: VocabularyResponse): boolean {
  return words.entries.every(({ id }) => answerTo(given, id).trim() !== "");
}
