import { freeAnswer } from "@alambic/domain/exercises/free-answer";
import { definePlayable } from "../playable.ts";
import { FreeAnswer } from "./FreeAnswer.tsx";
import { FreeAnswerRemark } from "./FreeAnswerRemark.tsx";

export default definePlayable(freeAnswer, {
  Renderer: FreeAnswer,
  Remark: FreeAnswerRemark,
  course: "judged",
  label: () => "exercise.kind.freeAnswer",
  prompt: ({ prompt }) => prompt,
});
