import { flashcards } from "@alambic/domain/exercises/flashcards";
import { marking } from "@alambic/domain/exercises/flashcards/marking";
import { present } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { Flashcards } from "./Flashcards.tsx";

export default definePlayable(flashcards, {
  Renderer: Flashcards,
  marking: present(marking),
  completion: "cards",
  label: () => "exercise.kind.flashcards",
  prompt: ({ prompt }) => promptOf(prompt),
});
