import type { CharacterExercise, RichText, Stroke } from "@alambic/contract";

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

export interface WriteParts extends CharacterParts {
  /** What is accepted besides the character where it is typed. */
  readonly typed: readonly string[];
  /** In their order; without them it can only be typed. */
  readonly strokes: readonly Stroke[] | null;
}

/** A character to be drawn where its strokes are known, or typed. */
export function writeCharacter(parts: WriteParts): CharacterExercise {
  const { typed, strokes, ...shown } = parts;
  return {
    content_type: "character",
    content: {
      ...shown,
      task: {
        type: "write",
        ...(typed.length === 0 ? {} : { typed: [...typed] }),
        ...(strokes === null ? {} : { strokes: [...strokes] }),
      },
    },
  };
}
