import { matching } from "@alambic/domain/exercises/matching";
import { lazy } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { Matching } from "./Matching.tsx";

const marking = lazy(
  async () => (await import("@alambic/domain/exercises/matching/marking")).marking,
);

export default definePlayable(matching, {
  Renderer: Matching,
  marking,
  completion: "scored",
  label: () => "exercise.kind.matching",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
