import { categorization } from "@alambic/domain/exercises/categorization";
import { late } from "../late.ts";
import { definePlayable } from "../playable.ts";
import { Categorization } from "./Categorization.tsx";

const marking = late(
  async () => (await import("@alambic/domain/exercises/categorization/marking")).marking,
);

export default definePlayable(categorization, {
  Renderer: Categorization,
  marking,
  course: "scored",
  label: () => "exercise.kind.categorization",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
