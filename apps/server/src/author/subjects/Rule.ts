import type { InstructionLanguage } from "../drafts.ts";

/**
 * A kind of question whose answers can be recomputed. Questions and answers are written in a notation
 * of their own (`C-E`, `M3`); how a learner reads them follows from it alone, so that the verifier can
 * tell what an exercise shows.
 */
export interface Rule {
  /** What is asked about, as the learner reads it. */
  showAsked(asked: string, language: InstructionLanguage): string;
  showAnswer(answer: string, language: InstructionLanguage): string;
  /**
   * Whether this answers it. Works out the answer by another way than the lessons do, which draft
   * the question.
   */
  holds(asked: string, answer: string): boolean;
  /** What may be typed for an answer, apart from how it is shown. */
  typed?(answer: string, language: InstructionLanguage): readonly string[];
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
