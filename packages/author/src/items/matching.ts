import type { MatchingExercise, RichText } from "@alambic/contract";

import type { Random } from "../random/createRandom.ts";
import { option, partId } from "./parts.ts";
import type { Face } from "./parts.ts";

export interface MatchingParts {
  readonly prompt: RichText;
  readonly pairs: readonly (readonly [left: Face, right: Face])[];
  readonly explanation?: RichText;
}

/** Pairs to be put together; the right side in drawn order. */
export function matching(parts: MatchingParts, random: Random): MatchingExercise {
  const order = random.shuffle(parts.pairs.map((_, index) => index));
  const rightId = (index: number) => `r${order.indexOf(index) + 1}`;
  return {
    content_type: "matching",
    content: {
      prompt: parts.prompt,
      left: parts.pairs.map(([left], index) => option(left, partId(index))),
      right: order.flatMap((index) =>
        parts.pairs.slice(index, index + 1).map(([, right]) => option(right, rightId(index))),
      ),
      pairs: parts.pairs.map((_, index) => ({
        left_id: partId(index),
        right_id: rightId(index),
      })),
      ...(parts.explanation === undefined ? {} : { explanation: parts.explanation }),
    },
  };
}
