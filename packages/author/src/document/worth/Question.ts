import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** What is asked about one sentence, as far as its worth is judged: all that a sheet shows as well. */
export interface Question {
  readonly asks:
    | "true"
    | "false"
    | "typed"
    | "word"
    | "name"
    | "number"
    | "subject"
    | "contrast"
    | "reason"
    | "term"
    | "abbreviation";
  readonly language: InstructionLanguage;
  /** The whole sentence, what is asked for included. */
  readonly sentence: string;
  /** What is asked for; empty for a statement. */
  readonly answer: string;
  /** Where it begins in the sentence. */
  readonly at: number;
  /** The wrong choices; none where it is typed. */
  readonly others: readonly string[];
  /** How many of its letters are shown where it is typed. */
  readonly shown: number;
  /** How often the document says it, and each wrong choice, without their articles; none where nobody counted. */
  readonly said: readonly number[];
}
