import type { TrueFalseExercise, TrueFalseResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content } from "./parse.ts";

/** A statement to judge. */
export const trueFalse = defineKind<TrueFalseExercise, TrueFalseResponse>({
  isExercise: (exercise) => exercise.content_type === "true_false",
  isResponse: (given) => given.content_type === "true_false",
  content,
  create: (parsed) => ({ content_type: "true_false", content: parsed }),
  contentRules: () => {},
  emptyResponse: () => null,
  isComplete: () => true,
});
