import { categorization } from "@alambic/domain/exercises/categorization";
import { definePlayable } from "../playable.ts";
import { Categorization } from "./Categorization.tsx";

export default definePlayable(categorization, {
  Renderer: Categorization,
  course: "scored",
  label: () => "exercise.kind.categorization",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
