import { numeric } from "@alambic/domain/exercises/numeric";
import { definePlayable } from "../playable.ts";
import { Numeric } from "./Numeric.tsx";
import { NumericRemark } from "./NumericRemark.tsx";

export default definePlayable(numeric, {
  Renderer: Numeric,
  Remark: NumericRemark,
  course: "scored",
  label: () => "exercise.kind.numeric",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
});
