import type { CodeExercise, CodeResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response, responseRules } from "./parse.ts";
import { correctResponse, emptyResponse, isComplete, score } from "./score.ts";

export { linePart } from "./score.ts";
export { codeGapsOf, codeTypedInto, orderingOf } from "./tasks.ts";

/** Code to read, to put in order, to fill in or to change. Nothing runs it: it is compared. */
export const code = defineKind<CodeExercise, CodeResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "code",
  isResponse: (given) => given.content_type === "code",
  content,
  create: (parsed) => ({ content_type: "code", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse,
  emptyResponse,
  isComplete,
});
