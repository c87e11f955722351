import type { ShortAnswerExercise, ShortAnswerResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";

/** A question whose answer is a few words or a number. */
export const shortAnswer = defineKind<ShortAnswerExercise, ShortAnswerResponse>({
  isExercise: (exercise) => exercise.content_type === "short_answer",
  isResponse: (given) => given.content_type === "short_answer",
  content,
  create: (parsed) => ({ content_type: "short_answer", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "short_answer", text: "" }),
  isComplete: (_, { text }) => text.trim() !== "",
});
