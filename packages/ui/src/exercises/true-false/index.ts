import { trueFalse } from "@alambic/domain/exercises/true-false";
import { definePlayable } from "../playable.ts";
import { TrueFalse } from "./TrueFalse.tsx";

export default definePlayable(trueFalse, {
  Renderer: TrueFalse,
  course: "scored",
  label: () => "exercise.kind.trueFalse",
  prompt: ({ statement }) => statement,
  explanation: ({ explanation }) => explanation,
});
