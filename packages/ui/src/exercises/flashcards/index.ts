import { flashcards } from "@alambic/domain/exercises/flashcards";
import { definePlayable } from "../playable.ts";
import { Flashcards } from "./Flashcards.tsx";

export default definePlayable(flashcards, {
  Renderer: Flashcards,
  course: "cards",
  label: () => "exercise.kind.flashcards",
  prompt: ({ prompt }) => prompt,
});
