import type { FreeAnswerExercise, FreeAnswerResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response, responseRules } from "./parse.ts";
import { isComplete, score } from "./score.ts";

/** A text to write, which the learner then judges beside a model answer. */
export const freeAnswer = defineKind<FreeAnswerExercise, FreeAnswerResponse>({
  scored: false,
  isExercise: (exercise) => exercise.content_type === "free_answer",
  isResponse: (given) => given.content_type === "free_answer",
  content,
  create: (parsed) => ({ content_type: "free_answer", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse: () => null,
  emptyResponse: () => ({ content_type: "free_answer", text: "" }),
  isComplete,
});
