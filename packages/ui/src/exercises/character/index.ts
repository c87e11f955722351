import { character } from "@alambic/domain/exercises/character";
import { lazy } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { Character } from "./Character.tsx";

const marking = lazy(
  async () => (await import("@alambic/domain/exercises/character/marking")).marking,
);

export default definePlayable(character, {
  Renderer: Character,
  marking,
  completion: "scored",
  label: ({ task }) =>
    task.type === "read" ? "exercise.kind.characterRead" : "exercise.kind.characterWrite",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
});
