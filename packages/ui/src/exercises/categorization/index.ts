import { categorization } from "@alambic/domain/exercises/categorization";
import { lazy } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { Categorization } from "./Categorization.tsx";

const marking = lazy(
  async () => (await import("@alambic/domain/exercises/categorization/marking")).marking,
);

export default definePlayable(categorization, {
  Renderer: Categorization,
  marking,
  completion: "scored",
  label: () => "exercise.kind.categorization",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
