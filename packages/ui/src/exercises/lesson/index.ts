import type { LessonExercise, LessonResponse } from "@alambic/contract";
import { defineRenderer } from "../defineRenderer.tsx";
import { LessonText } from "./LessonText.tsx";

export default defineRenderer<LessonExercise, LessonResponse>(
  (exercise) => exercise.content_type === "lesson",
  (response) => response.content_type === "lesson",
  LessonText,
);
