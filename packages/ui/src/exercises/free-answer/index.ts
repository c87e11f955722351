import { freeAnswer } from "@alambic/domain/exercises/free-answer";
import { marking } from "@alambic/domain/exercises/free-answer/marking";
import { present } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { FreeAnswer } from "./FreeAnswer.tsx";
import { FreeAnswerRemark } from "./FreeAnswerRemark.tsx";

export default definePlayable(freeAnswer, {
  Renderer: FreeAnswer,
  marking: present({ ...marking, Remark: FreeAnswerRemark }),
  completion: "judged",
  label: () => "exercise.kind.freeAnswer",
  prompt: ({ prompt }) => promptOf(prompt),
});
