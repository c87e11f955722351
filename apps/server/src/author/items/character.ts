import type { CharacterExercise, RichText } from "@alambic/contract";

import type { Random } from "../random/createRandom.ts";
import { option, partId } from "./parts.ts";
import type { Face } from "./parts.ts";

interface CharacterParts {
  readonly prompt: RichText;
  readonly character: string;
  readonly lang: string;
  readonly explanation: RichText;
}

export interface ReadParts extends CharacterParts {
  readonly right: Face;
  readonly wrong: readonly Face[];
}

/** A character that is shown, its sound or meaning to be chosen. */
export function readCharacter(parts: ReadParts, random: Random): CharacterExercise {
  const { right, wrong, ...shown } = parts;
  const choices = random.shuffle([right, ...wrong]);
  return {
    content_type: "character",
    content: {
      ...shown,
      task: {
        type: "read",
        choices: choices.map((face, index) => option(face, partId(index))),
        right_choice_id: partId(choices.indexOf(right)),
      },
    },
  };
}

/** A character to be typed, by itself or by its readings. */
export function typeCharacter(
  parts: CharacterParts & { readonly typed: readonly string[] },
): CharacterExercise {
  const { typed, ...shown } = parts;
  return {
    content_type: "character",
    content: { ...shown, task: { type: "write", typed: [...typed] } },
  };
}
