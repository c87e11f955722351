import type { QuizExercise, RichText } from "@alambic/contract";

import type { Random } from "../random/createRandom.ts";
import { option, partId } from "./parts.ts";
import type { Face } from "./parts.ts";

export interface QuizOfSeveralParts {
  readonly prompt: RichText;
  readonly right: readonly Face[];
  readonly wrong: readonly Face[];
  readonly explanation?: RichText;
}

/** A question with several right choices, in drawn order. */
export function quizOfSeveral(parts: QuizOfSeveralParts, random: Random): QuizExercise {
  const shown = random.shuffle([...parts.right, ...parts.wrong]);
  return {
    content_type: "quiz",
    content: {
      prompt: parts.prompt,
      multiple: true,
      choices: shown.map((face, index) => option(face, partId(index))),
      correct_choice_ids: parts.right.map((face) => partId(shown.indexOf(face))).toSorted(),
      ...(parts.explanation === undefined ? {} : { explanation: parts.explanation }),
    },
  };
}
