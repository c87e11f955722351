import { dialogue } from "@alambic/domain/exercises/dialogue";
import { definePlayable } from "../playable.ts";
import { Dialogue } from "./Dialogue.tsx";
import { DialogueRemark } from "./DialogueRemark.tsx";

export default definePlayable(dialogue, {
  Renderer: Dialogue,
  Remark: DialogueRemark,
  course: "scored",
  label: () => "exercise.kind.dialogue",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  languageOf: ({ lang }) => lang,
});
