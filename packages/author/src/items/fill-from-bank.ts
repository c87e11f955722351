import type { BlankSegment, FillInBlankExercise, RichText } from "@alambic/contract";

import type { Random } from "../random/createRandom.ts";
import { partId } from "./parts.ts";

export interface BankParts {
  readonly prompt: RichText;
  /** The gap stands between the two texts; either may be empty. */
  readonly before: RichText;
  readonly after: RichText;
  readonly answer: string;
  /** The other words of the bank. */
  readonly wrong: readonly string[];
  readonly lang: string;
  readonly hint?: string;
  readonly explanation: RichText;
}

/** A sentence with one gap, and the words to fill it with. */
export function fillFromBank(parts: BankParts, random: Random): FillInBlankExercise {
  const text = (part: RichText): BlankSegment[] =>
    part.length === 0 ? [] : [{ type: "text", text: part }];
  return {
    content_type: "fill_in_blank",
    content: {
      prompt: parts.prompt,
      segments: [
        ...text(parts.before),
        {
          type: "gap",
          id: partId(0),
          answers: [parts.answer],
          lang: parts.lang,
          ...(parts.hint === undefined ? {} : { hint: parts.hint }),
        },
        ...text(parts.after),
      ],
      bank: random.shuffle([parts.answer, ...parts.wrong]),
      explanation: parts.explanation,
    },
  };
}
