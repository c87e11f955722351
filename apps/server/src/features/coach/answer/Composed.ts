import type { CoachAnswer, CoachPart } from "@alambic/contract";

/** An answer, before it is stored. */
export type Composed = Pick<CoachAnswer, "outcome" | "made_by" | "provider"> & {
  readonly parts: readonly CoachPart[];
};

/** An answer of the built-in coach. */
export function builtIn(outcome: CoachAnswer["outcome"], parts: readonly CoachPart[]): Composed {
  return { outcome, made_by: "built_in", provider: "none", parts };
}

export function paragraph(text: string): CoachPart {
  return { type: "paragraph", text };
}
