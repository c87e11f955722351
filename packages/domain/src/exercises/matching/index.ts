import type { MatchingContent, MatchingExercise, MatchingResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";

export { placementOf, responseOf } from "./placement.ts";

/** Cards to place beside the cards that they belong to. */
export const matching = defineKind<MatchingExercise, MatchingResponse>({
  isExercise: (exercise) => exercise.content_type === "matching",
  isResponse: (given) => given.content_type === "matching",
  content,
  create: (parsed) => ({ content_type: "matching", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "matching", pairs: [] }),
  isComplete,
});

function isComplete({ left }: MatchingContent, { pairs }: MatchingResponse): boolean {
  return left.every(({ id }) => pairs.some((pair) => pair.left_id === id));
}
