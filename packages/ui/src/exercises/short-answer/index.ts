import type { ShortAnswerExercise, ShortAnswerResponse } from "@alambic/contract";
import { defineRenderer } from "../defineRenderer.tsx";
import { ShortAnswer } from "./ShortAnswer.tsx";

export default defineRenderer<ShortAnswerExercise, ShortAnswerResponse>(
  (exercise) => exercise.content_type === "short_answer",
  (response) => response.content_type === "short_answer",
  ShortAnswer,
);
