import type { LessonExercise, LessonResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";

/** A text to read: done when it was read. */
export const lesson = defineKind<LessonExercise, LessonResponse>({
  isExercise: (exercise) => exercise.content_type === "lesson",
  isResponse: (given) => given.content_type === "lesson",
  content,
  create: (parsed) => ({ content_type: "lesson", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "lesson" }),
  isComplete: () => true,
});
