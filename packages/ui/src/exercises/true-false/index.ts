import { trueFalse } from "@alambic/domain/exercises/true-false";
import { marking } from "@alambic/domain/exercises/true-false/marking";
import { present } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { TrueFalse } from "./TrueFalse.tsx";

export default definePlayable(trueFalse, {
  Renderer: TrueFalse,
  marking: present(marking),
  completion: "scored",
  label: () => "exercise.kind.trueFalse",
  prompt: ({ statement }) => promptOf(statement),
  explanation: ({ explanation }) => explanation,
});
