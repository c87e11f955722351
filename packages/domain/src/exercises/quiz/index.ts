import type { QuizExercise, QuizResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";

/** A question with choices, of which one is right, or several. */
export const quiz = defineKind<QuizExercise, QuizResponse>({
  isExercise: (exercise) => exercise.content_type === "quiz",
  isResponse: (given) => given.content_type === "quiz",
  content,
  create: (parsed) => ({ content_type: "quiz", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "quiz", choice_ids: [] }),
  isComplete: (_, given) => given.choice_ids.length > 0,
});
