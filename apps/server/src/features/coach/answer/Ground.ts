import type { CoachSource, Locale } from "@alambic/contract";

/** What a language model may rest a statement on. */
export interface Ground {
  /** By which the model names it. */
  readonly name: string;
  readonly kind: "passage" | "fact";
  readonly about: string;
  readonly text: string;
  readonly language: Locale;
  readonly sources: readonly CoachSource[];
}
