import type { TrueFalseExercise, TrueFalseResponse } from "@alambic/contract";
import { defineRenderer } from "../defineRenderer.tsx";
import { TrueFalse } from "./TrueFalse.tsx";

export default defineRenderer<TrueFalseExercise, TrueFalseResponse>(
  (exercise) => exercise.content_type === "true_false",
  (response) => response.content_type === "true_false",
  TrueFalse,
);
