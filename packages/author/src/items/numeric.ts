import type { Figure, NumericExercise, RichText } from "@alambic/contract";

export interface NumericParts {
  readonly prompt: RichText;
  readonly figure?: Figure;
  /** As the contract writes exact numbers: `28.26`, `3/8`. */
  readonly answer: string;
  /** Stands beside the box; it need not be typed. */
  readonly unit: string | undefined;
  /** The share of the answer by which what is typed may differ from it. */
  readonly tolerance: string | undefined;
  readonly explanation: RichText;
}

/** A question whose answer is typed as a number, in the reader's notation. */
export function numeric({ unit, tolerance, ...parts }: NumericParts): NumericExercise {
  return {
    content_type: "numeric",
    content: {
      ...parts,
      ...(unit === undefined ? {} : { units: [{ symbol: unit }] }),
      ...(tolerance === undefined ? {} : { tolerance: { kind: "relative", amount: tolerance } }),
    },
  };
}
