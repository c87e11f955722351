import { matching } from "@alambic/domain/exercises/matching";
import { definePlayable } from "../playable.ts";
import { Matching } from "./Matching.tsx";

export default definePlayable(matching, {
  Renderer: Matching,
  course: "scored",
  label: () => "exercise.kind.matching",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
