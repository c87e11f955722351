import { vocabulary } from "@alambic/domain/exercises/vocabulary";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { lazyVocabulary } from "./lazyVocabulary.ts";
import { Vocabulary } from "./Vocabulary.tsx";

export default definePlayable(vocabulary, {
  Renderer: Vocabulary,
  marking: lazyVocabulary,
  completion: "scored",
  label: () => "exercise.kind.vocabulary",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
  answerWords: ({ entries }) => entries.flatMap(({ terms }) => terms),
  languageOf: ({ lang }) => lang,
});
