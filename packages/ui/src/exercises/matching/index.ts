import { matching } from "@alambic/domain/exercises/matching";
import { late } from "../late.ts";
import { definePlayable } from "../playable.ts";
import { Matching } from "./Matching.tsx";

const marking = late(
  async () => (await import("@alambic/domain/exercises/matching/marking")).marking,
);

export default definePlayable(matching, {
  Renderer: Matching,
  marking,
  course: "scored",
  label: () => "exercise.kind.matching",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
