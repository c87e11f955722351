import type { FreeAnswerExercise, RichText } from "@alambic/contract";

import { partId } from "./parts.ts";

export interface FreeAnswerParts {
  readonly prompt: RichText;
  /** The language of the answer. */
  readonly lang: string;
  readonly modelAnswer: RichText;
  /** What a full answer says, one thing each. */
  readonly points: readonly RichText[];
}

/** A text to write, which the learner then holds against a model answer. */
export function freeAnswer(parts: FreeAnswerParts): FreeAnswerExercise {
  const { prompt, lang, modelAnswer, points } = parts;
  return {
    content_type: "free_answer",
    content: {
      prompt,
      lang,
      model_answer: modelAnswer,
      key_points: points.map((text, index) => ({ id: partId(index), text })),
    },
  };
}
