import { fillInBlank, gapsOf } from "@alambic/domain/exercises/fill-in-blank";
import { lazy } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { FillInBlank } from "./FillInBlank.tsx";

const marking = lazy(
  async () => (await import("@alambic/domain/exercises/fill-in-blank/marking")).marking,
);

export default definePlayable(fillInBlank, {
  Renderer: FillInBlank,
  marking,
  completion: "scored",
  label: () => "exercise.kind.fillInBlank",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
  answerWords: (content) => gapsOf(content).flatMap(({ answers }) => answers),
  languageOf: (content, part) => gapsOf(content).find(({ id }) => id === part)?.lang,
  countsParts: true,
});
