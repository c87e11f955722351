import type { Figure } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** A point, in per mille of the width and height of a picture. */
export interface PlaceOnPicture {
  readonly x: number;
  readonly y: number;
  /** As SVG, so many units wide and high. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A kind of question whose answers can be recomputed. Questions and answers are written in a notation
 * of their own (`C-E`, `M3`); how a learner reads them follows from it alone, so that the verifier can
 * tell what an exercise shows.
 */
export interface Rule {
  /** What is asked about, as the learner reads it. */
  showAsked(asked: string, language: InstructionLanguage): string;
  showAnswer(answer: string, language: InstructionLanguage): string;
  /** Other forms of what is asked about, which sentences put in: `{said}`, `{ofIt}`. */
  inSentence?(asked: string, language: InstructionLanguage): Readonly<Record<string, string>>;
  /**
   * Whether this answers it. Works out the answer by another way than the lessons do, which draft
   * the question.
   */
  holds(asked: string, answer: string): boolean;
  /** What is drawn beside a question, for those who see it and in words for those who do not. */
  figure?(asked: string, language: InstructionLanguage): Figure | null;
  /** Whether a figure says in words, read back, what is asked about. */
  describes?(asked: string, figure: Figure, language: InstructionLanguage): boolean;
  /** What may be typed for an answer, apart from how it is shown. */
  typed?(answer: string, language: InstructionLanguage): readonly string[];
  /** Where on which picture the asked place lies; null where there is none. For labelled pictures. */
  placed?(asked: string): PlaceOnPicture | null;
  /** Whether its answers are names, which are as long as they are. */
  readonly named?: true;
  /** How far a number that is typed may lie from the answer, as the contract writes it. */
  readonly tolerance?: string;
  /** The unit that a number is in. */
  readonly unit?: string;
}

/** What may be typed for an answer; the first is shown as the answer. */
export function typedAnswers(
  rule: Rule,
  answer: string,
  language: InstructionLanguage,
): readonly string[] {
  const shown = rule.showAnswer(answer, language);
  return [...new Set([shown, ...(rule.typed?.(answer, language) ?? [])])];
}
