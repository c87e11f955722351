import { vocabulary } from "@alambic/domain/exercises/vocabulary";
import { definePlayable } from "../playable.ts";
import { Vocabulary } from "./Vocabulary.tsx";
import { VocabularyRemark } from "./VocabularyRemark.tsx";

export default definePlayable(vocabulary, {
  Renderer: Vocabulary,
  Remark: VocabularyRemark,
  course: "scored",
  label: () => "exercise.kind.vocabulary",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  answerWords: ({ entries }) => entries.flatMap(({ terms }) => terms),
  languageOf: ({ lang }) => lang,
});
