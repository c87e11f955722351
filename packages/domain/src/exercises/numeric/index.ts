import type { NumericExercise, NumericResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response } from "./parse.ts";
import { correctResponse, isComplete, score } from "./score.ts";

export type { Quantity } from "./quantity.ts";
export { readExact } from "./exact.ts";
export { numericParts, quantityIn, standingOf } from "./score.ts";
export type { Standing } from "./score.ts";
export { writeNumber } from "./writeNumber.ts";

/** A question whose answer is a number within a tolerance, perhaps with its unit. */
export const numeric = defineKind<NumericExercise, NumericResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "numeric",
  isResponse: (given) => given.content_type === "numeric",
  content,
  create: (parsed) => ({ content_type: "numeric", content: parsed }),
  contentRules,
  response,
  responseRules: () => {},
  score,
  correctResponse,
  emptyResponse: () => ({ content_type: "numeric", text: "" }),
  isComplete,
});
