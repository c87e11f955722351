import type { FillInBlankExercise, FillInBlankResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response, responseRules } from "./parse.ts";
import { correctResponse, isComplete, score } from "./score.ts";

export { placementOf, responseOf } from "./bank.ts";
export { gapsOf, typedInto } from "./gaps.ts";

/** A text with gaps to type into, or to fill with the words of a bank. */
export const fillInBlank = defineKind<FillInBlankExercise, FillInBlankResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "fill_in_blank",
  isResponse: (given) => given.content_type === "fill_in_blank",
  content,
  create: (parsed) => ({ content_type: "fill_in_blank", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse,
  emptyResponse: () => ({ content_type: "fill_in_blank", gaps: [] }),
  isComplete,
});
