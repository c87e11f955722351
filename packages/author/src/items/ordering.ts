import type { OrderingExercise, RichText } from "@alambic/contract";

import type { Random } from "../random/createRandom.ts";
import { option, partId } from "./parts.ts";
import type { Face } from "./parts.ts";

export interface OrderingParts {
  readonly prompt: RichText;
  /** In the right order. */
  readonly steps: readonly Face[];
  readonly explanation?: RichText;
}

/** Steps to be put in order; they are shown in a drawn one, which is not the right one. */
export function ordering(parts: OrderingParts, random: Random): OrderingExercise {
  const indexes = parts.steps.map((_, index) => index);
  const drawn = random.shuffle(indexes);
  const isRight = drawn.every((place, index) => place === index);
  const shown = isRight ? drawn.toReversed() : drawn;
  return {
    content_type: "ordering",
    content: {
      prompt: parts.prompt,
      items: shown.flatMap((place, index) =>
        parts.steps.slice(place, place + 1).map((face) => option(face, partId(index))),
      ),
      correct_item_ids: indexes.map((place) => partId(shown.indexOf(place))),
      ...(parts.explanation === undefined ? {} : { explanation: parts.explanation }),
    },
  };
}
