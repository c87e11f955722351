import { shortAnswer } from "@alambic/domain/exercises/short-answer";
import { definePlayable } from "../playable.ts";
import { ShortAnswer } from "./ShortAnswer.tsx";

export default definePlayable(shortAnswer, {
  Renderer: ShortAnswer,
  course: "scored",
  label: () => "exercise.kind.shortAnswer",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  answerWords: ({ answers }) => answers,
  languageOf: ({ lang }) => lang,
});
