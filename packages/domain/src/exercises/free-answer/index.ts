import type { FreeAnswerExercise, FreeAnswerResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { isComplete } from "./isComplete.ts";
import { content, contentRules } from "./parse.ts";

/** A text to write, which the learner then judges beside a model answer. */
export const freeAnswer = defineKind<FreeAnswerExercise, FreeAnswerResponse>({
  isExercise: (exercise) => exercise.content_type === "free_answer",
  isResponse: (given) => given.content_type === "free_answer",
  content,
  create: (parsed) => ({ content_type: "free_answer", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "free_answer", text: "" }),
  isComplete,
});
