import type { CategorizationExercise, RichText } from "@alambic/contract";

import type { Random } from "../random/createRandom.ts";
import { option, partId } from "./parts.ts";
import type { Face } from "./parts.ts";

export interface CategorizationParts {
  readonly prompt: RichText;
  readonly groups: readonly Face[];
  /** Each with the position of its group. */
  readonly members: readonly { readonly face: Face; readonly group: number }[];
  readonly explanation?: RichText;
}

/** Things to be sorted into groups; the things in drawn order. */
export function categorization(parts: CategorizationParts, random: Random): CategorizationExercise {
  const shown = random.shuffle(parts.members);
  const groupId = (index: number) => `g${index + 1}`;
  return {
    content_type: "categorization",
    content: {
      prompt: parts.prompt,
      groups: parts.groups.map((face, index) => option(face, groupId(index))),
      items: shown.map(({ face }, index) => option(face, partId(index))),
      members: shown.map(({ group }, index) => ({
        item_id: partId(index),
        group_id: groupId(group),
      })),
      ...(parts.explanation === undefined ? {} : { explanation: parts.explanation }),
    },
  };
}
