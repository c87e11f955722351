import type { FlashcardsContent, FlashcardsExercise, FlashcardsResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, ratings } from "./parse.ts";

export { ratings };

/** Cards to recall and turn; the learner judges how well. Done when every card was judged. */
export const flashcards = defineKind<FlashcardsExercise, FlashcardsResponse>({
  isExercise: (exercise) => exercise.content_type === "flashcards",
  isResponse: (given) => given.content_type === "flashcards",
  content,
  create: (parsed) => ({ content_type: "flashcards", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "flashcards", ratings: [] }),
  isComplete,
});

function isComplete({ cards }: FlashcardsContent, { ratings }: FlashcardsResponse): boolean {
  return cards.every(({ id }) => ratings.some(({ card_id: rated }) => rated === id));
}
