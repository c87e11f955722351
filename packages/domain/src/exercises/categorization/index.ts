import type { CategorizationExercise, CategorizationResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response, responseRules } from "./parse.ts";
import { score } from "./score.ts";

export { placementOf, responseOf } from "./placement.ts";

/** Items to sort into groups. */
export const categorization = defineKind<CategorizationExercise, CategorizationResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "categorization",
  isResponse: (given) => given.content_type === "categorization",
  content,
  create: (parsed) => ({ content_type: "categorization", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse: ({ members }) => ({ content_type: "categorization", members: [...members] }),
  emptyResponse: () => ({ content_type: "categorization", members: [] }),
  isComplete: ({ items }, { members }) => members.length === items.length,
});
