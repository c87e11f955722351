import { numeric } from "@alambic/domain/exercises/numeric";
import { definePlayable } from "../playable.ts";
import { Numeric } from "./Numeric.tsx";
import { laterNumeric } from "./laterNumeric.ts";

export default definePlayable(numeric, {
  Renderer: Numeric,
  marking: laterNumeric,
  course: "scored",
  label: () => "exercise.kind.numeric",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
});
