import type { FlashcardsExercise, FlashcardsResponse } from "@alambic/contract";
import { defineRenderer } from "../defineRenderer.tsx";
import { Flashcards } from "./Flashcards.tsx";

export default defineRenderer<FlashcardsExercise, FlashcardsResponse>(
  (exercise) => exercise.content_type === "flashcards",
  (response) => response.content_type === "flashcards",
  Flashcards,
);
