import type { OrderingExercise, OrderingResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";

export { placementOf, responseOf } from "./placement.ts";

/** Items to put in order. */
export const ordering = defineKind<OrderingExercise, OrderingResponse>({
  isExercise: (exercise) => exercise.content_type === "ordering",
  isResponse: (given) => given.content_type === "ordering",
  content,
  create: (parsed) => ({ content_type: "ordering", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "ordering", item_ids: [] }),
  isComplete: ({ items }, { item_ids: given }) => given.length === items.length,
});
