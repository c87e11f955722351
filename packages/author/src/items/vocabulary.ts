import type { Picture, RichText, VocabularyDirection, VocabularyExercise } from "@alambic/contract";

import { partId } from "./parts.ts";

export interface VocabularyPart {
  /** The first is shown, the others are accepted as well. */
  readonly terms: readonly string[];
  readonly meanings: readonly string[];
  readonly reading: string | null;
  readonly picture?: Picture;
}

export interface VocabularyParts {
  readonly prompt: RichText;
  /** The language of the terms. */
  readonly lang: string;
  /** The first is asked; where there are two the learner may turn them around. */
  readonly directions: readonly VocabularyDirection[];
  readonly mode: "typed" | "chosen";
  readonly entries: readonly VocabularyPart[];
}

/** Words or phrases to be translated, all in one exercise. */
export function vocabulary(parts: VocabularyParts): VocabularyExercise {
  return {
    content_type: "vocabulary",
    content: {
      prompt: parts.prompt,
      lang: parts.lang,
      directions: [...parts.directions],
      mode: parts.mode,
      entries: parts.entries.map(({ terms, meanings, reading, picture }, index) => ({
        id: partId(index),
        terms: [...terms],
        meanings: [...meanings],
        ...(reading === null ? {} : { reading }),
        ...(picture === undefined ? {} : { picture }),
      })),
    },
  };
}
