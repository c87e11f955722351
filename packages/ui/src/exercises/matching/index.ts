import type { MatchingExercise, MatchingResponse } from "@alambic/contract";
import { defineRenderer } from "../defineRenderer.tsx";
import { Matching } from "./Matching.tsx";

export default defineRenderer<MatchingExercise, MatchingResponse>(
  (exercise) => exercise.content_type === "matching",
  (response) => response.content_type === "matching",
  Matching,
);
