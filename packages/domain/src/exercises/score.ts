import type { AnswerFeedback, Locale } from "@alambic/contract";
import type { AnswerMatch, Slip } from "../answers/index.ts";

export interface ScoringContext {
  /** The language of instruction: how numbers are written, which articles carry no meaning. */
  readonly locale: Locale;
}

export interface ScorePart {
  /** The choice, left card, gap or flashcard. */
  readonly id: string;
  readonly correct: boolean;
}

/** A right answer that was not quite written so; it counts in full, and is taught. */
export interface ScoreNote {
  readonly id: string;
  readonly kind: Slip;
  readonly expected: string;
}

/** What a response is worth. `score` runs from 0 to 1; `correct` means that nothing was wrong. */
export interface Score {
  readonly score: number;
  readonly correct: boolean;
  readonly outcome: Exclude<AnswerFeedback["outcome"], "revealed">;
  readonly parts: readonly ScorePart[];
  readonly notes: readonly ScoreNote[];
}

/** The id of the one part of an exercise that has no parts of its own. */
export const wholeExercise = "answer";

/** The score of parts that weigh the same. */
export function scoreOfParts(parts: readonly ScorePart[], notes: readonly ScoreNote[] = []): Score {
  const right = parts.filter(({ correct }) => correct).length;
  return scoreOf(parts.length === 0 ? 0 : right / parts.length, parts, notes);
}

/** A score of 0 to 1 with the outcome that it means. */
export function scoreOf(
  score: number,
  parts: readonly ScorePart[],
  notes: readonly ScoreNote[] = [],
): Score {
  const correct = score === 1;
  const outcome = correct ? "correct" : score > 0 ? "partial" : "incorrect";
  return { score, correct, outcome, parts, notes };
}

/** What is read or judged by the learner is done, not right or wrong. */
export function completed(parts: readonly ScorePart[] = []): Score {
  return { score: 1, correct: true, outcome: "completed", parts, notes: [] };
}

/** The note on a typed answer: one where it has a slip, else none. */
export function noteOf(id: string, match: AnswerMatch): ScoreNote[] {
  if (!match.accepted || match.slip === null) return [];
  return [{ id, kind: match.slip, expected: match.expected }];
}
