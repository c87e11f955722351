import { ordering } from "@alambic/domain/exercises/ordering";
import { definePlayable } from "../playable.ts";
import { Ordering } from "./Ordering.tsx";

export default definePlayable(ordering, {
  Renderer: Ordering,
  course: "scored",
  label: () => "exercise.kind.ordering",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
