import { shortAnswer } from "@alambic/domain/exercises/short-answer";
import { lazy } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { ShortAnswer } from "./ShortAnswer.tsx";

const marking = lazy(
  async () => (await import("@alambic/domain/exercises/short-answer/marking")).marking,
);

export default definePlayable(shortAnswer, {
  Renderer: ShortAnswer,
  marking,
  completion: "scored",
  label: () => "exercise.kind.shortAnswer",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
  answerWords: ({ answers }) => answers,
  languageOf: ({ lang }) => lang,
});
