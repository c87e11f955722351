import type { Figure, Picture, QuizExercise, RichText } from "@alambic/contract";

import type { Random } from "../random/createRandom.ts";
import { option, partId } from "./parts.ts";
import type { Face } from "./parts.ts";

export interface QuizParts {
  readonly prompt: RichText;
  readonly picture?: Picture;
  readonly figure?: Figure;
  readonly right: Face;
  readonly wrong: readonly Face[];
  readonly explanation?: RichText;
  /** For choices that have an order of their own; drawn otherwise. */
  readonly order?: (a: Face, b: Face) => number;
}

/** A question with one right choice, its place drawn. */
export function quiz(parts: QuizParts, random: Random): QuizExercise {
  const faces = [parts.right, ...parts.wrong];
  const ordered = parts.order === undefined ? random.shuffle(faces) : faces.toSorted(parts.order);
  return {
    content_type: "quiz",
    content: {
      prompt: parts.prompt,
      ...(parts.picture === undefined ? {} : { picture: parts.picture }),
      ...(parts.figure === undefined ? {} : { figure: parts.figure }),
      multiple: false,
      choices: ordered.map((face, index) => option(face, partId(index))),
      correct_choice_ids: [partId(ordered.indexOf(parts.right))],
      ...(parts.explanation === undefined ? {} : { explanation: parts.explanation }),
    },
  };
}
