import { character } from "@alambic/domain/exercises/character";
import { definePlayable } from "../playable.ts";
import { Character } from "./Character.tsx";

export default definePlayable(character, {
  Renderer: Character,
  course: "scored",
  label: ({ task }) =>
    task.type === "read" ? "exercise.kind.characterRead" : "exercise.kind.characterWrite",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
});
