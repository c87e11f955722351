import { fillInBlank, gapsOf } from "@alambic/domain/exercises/fill-in-blank";
import { definePlayable } from "../playable.ts";
import { FillInBlank } from "./FillInBlank.tsx";

export default definePlayable(fillInBlank, {
  Renderer: FillInBlank,
  course: "scored",
  label: () => "exercise.kind.fillInBlank",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  answerWords: (content) => gapsOf(content).flatMap(({ answers }) => answers),
  languageOf: (content, part) => gapsOf(content).find(({ id }) => id === part)?.lang,
  countsParts: true,
});
