import { vocabulary } from "@alambic/domain/exercises/vocabulary";
import { definePlayable } from "../playable.ts";
import { laterVocabulary } from "./laterVocabulary.ts";
import { Vocabulary } from "./Vocabulary.tsx";

export default definePlayable(vocabulary, {
  Renderer: Vocabulary,
  marking: laterVocabulary,
  course: "scored",
  label: () => "exercise.kind.vocabulary",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  answerWords: ({ entries }) => entries.flatMap(({ terms }) => terms),
  languageOf: ({ lang }) => lang,
});
