import type { FillInBlankExercise, FillInBlankResponse } from "@alambic/contract";
import { defineRenderer } from "../defineRenderer.tsx";
import { FillInBlank } from "./FillInBlank.tsx";

export default defineRenderer<FillInBlankExercise, FillInBlankResponse>(
  (exercise) => exercise.content_type === "fill_in_blank",
  (response) => response.content_type === "fill_in_blank",
  FillInBlank,
);
