import type { NumericExercise, NumericResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";

export { readExact } from "./exact.ts";
export { writeNumber } from "./writeNumber.ts";

/** A question whose answer is a number within a tolerance, perhaps with its unit. */
export const numeric = defineKind<NumericExercise, NumericResponse>({
  isExercise: (exercise) => exercise.content_type === "numeric",
  isResponse: (given) => given.content_type === "numeric",
  content,
  create: (parsed) => ({ content_type: "numeric", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "numeric", text: "" }),
  // Whether it can be read, what reads numbers says (`marking.ts`).
  isComplete: (_, { text }) => /\p{N}/u.test(text),
});
