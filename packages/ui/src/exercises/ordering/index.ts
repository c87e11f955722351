import { ordering } from "@alambic/domain/exercises/ordering";
import { lazy } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { Ordering } from "./Ordering.tsx";

const marking = lazy(
  async () => (await import("@alambic/domain/exercises/ordering/marking")).marking,
);

export default definePlayable(ordering, {
  Renderer: Ordering,
  marking,
  completion: "scored",
  label: () => "exercise.kind.ordering",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
