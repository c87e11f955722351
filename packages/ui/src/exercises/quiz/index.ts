import type { QuizExercise, QuizResponse } from "@alambic/contract";
import { defineRenderer } from "../defineRenderer.tsx";
import { Quiz } from "./Quiz.tsx";

export default defineRenderer<QuizExercise, QuizResponse>(
  (exercise) => exercise.content_type === "quiz",
  (response) => response.content_type === "quiz",
  Quiz,
);
