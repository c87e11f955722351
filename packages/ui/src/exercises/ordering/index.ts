import { ordering } from "@alambic/domain/exercises/ordering";
import { late } from "../late.ts";
import { definePlayable } from "../playable.ts";
import { Ordering } from "./Ordering.tsx";

const marking = late(
  async () => (await import("@alambic/domain/exercises/ordering/marking")).marking,
);

export default definePlayable(ordering, {
  Renderer: Ordering,
  marking,
  course: "scored",
  label: () => "exercise.kind.ordering",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
