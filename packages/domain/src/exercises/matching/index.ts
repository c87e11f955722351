import type { MatchingExercise, MatchingResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response, responseRules } from "./parse.ts";
import { isComplete, score } from "./score.ts";

export { placementOf, responseOf } from "./placement.ts";

/** Cards to place beside the cards that they belong to. */
export const matching = defineKind<MatchingExercise, MatchingResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "matching",
  isResponse: (given) => given.content_type === "matching",
  content,
  create: (parsed) => ({ content_type: "matching", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse: ({ pairs }) => ({ content_type: "matching", pairs: [...pairs] }),
  emptyResponse: () => ({ content_type: "matching", pairs: [] }),
  isComplete,
});
