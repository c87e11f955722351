import type { Exercise } from "@alambic/domain/exercises";

import type { SourceParagraph } from "./lessonSource.ts";

const segmenters = new Map<string, Intl.Segmenter>();

/** For each word of a vocabulary the sentence that says it and its meaning; none where one lacks it. */
export function sentencesOfWords(
  exercise: Exercise,
  paragraphs: readonly SourceParagraph[],
  language: string,
): readonly string[] {
  if (exercise.content_type !== "vocabulary") return [];
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  const sentences = paragraphs.flatMap(({ text }) =>
    [...segmenter.segment(text)].map(({ segment }) => segment.trim()),
  );
  const { entries } = exercise.content;
  const found = entries.flatMap(
    ({ terms: [term = ""], meanings: [meaning = ""] }) =>
      sentences.find((sentence) => sentence.includes(term) && sentence.includes(meaning)) ?? [],
  );
  return found.length === entries.length ? found : [];
}
