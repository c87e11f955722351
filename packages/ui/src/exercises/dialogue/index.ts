import { dialogue } from "@alambic/domain/exercises/dialogue";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { Dialogue } from "./Dialogue.tsx";
import { lazyDialogue } from "./lazyDialogue.ts";

export default definePlayable(dialogue, {
  Renderer: Dialogue,
  marking: lazyDialogue,
  completion: "scored",
  label: () => "exercise.kind.dialogue",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
  languageOf: ({ lang }) => lang,
});
