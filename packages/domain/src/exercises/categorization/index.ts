import type { CategorizationExercise, CategorizationResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";

export { placementOf, responseOf } from "./placement.ts";

/** Items to sort into groups. */
export const categorization = defineKind<CategorizationExercise, CategorizationResponse>({
  isExercise: (exercise) => exercise.content_type === "categorization",
  isResponse: (given) => given.content_type === "categorization",
  content,
  create: (parsed) => ({ content_type: "categorization", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "categorization", members: [] }),
  isComplete: ({ items }, { members }) => members.length === items.length,
});
