import type { Question } from "../../../packages/author/src/document/worth/Question.ts";

/** An item that somebody judged, and what they found. */
export interface RatedItem {
  /** The document, whatever the reading. */
  readonly document: string;
  /** Whether its reader asked for worth, or only for what is clear, correct and answerable. */
  readonly isStrict: boolean;
  readonly question: Question;
  readonly isGood: boolean;
}
