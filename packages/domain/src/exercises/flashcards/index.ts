import type { FlashcardsExercise, FlashcardsResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, ratings, response, responseRules } from "./parse.ts";
import { isComplete, score } from "./score.ts";

export { ratings };

/** Cards to recall and turn; the learner judges how well. Done when every card was judged. */
export const flashcards = defineKind<FlashcardsExercise, FlashcardsResponse>({
  scored: false,
  isExercise: (exercise) => exercise.content_type === "flashcards",
  isResponse: (given) => given.content_type === "flashcards",
  content,
  create: (parsed) => ({ content_type: "flashcards", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse: () => null,
  emptyResponse: () => ({ content_type: "flashcards", ratings: [] }),
  isComplete,
});
