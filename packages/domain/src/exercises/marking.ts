import type { Score, ScoringContext } from "./score.ts";

/**
 * What is known of the answers to a kind of exercise, in its own types: what asks the question
 * does not need it, and loads it once somebody answers (`exercises/<kind>/marking`).
 */
export interface Marking<Content, Response> {
  /** False for what is read or judged by the learner. */
  readonly scored: boolean;
  /** Whether what was typed can be read at all; without it everything can. */
  readonly isReadable?: (content: Content, response: Response) => boolean;
  readonly score: (content: Content, response: Response, context: ScoringContext) => Score;
  /** The right key; null where nothing is right or wrong. */
  readonly correctResponse: (content: Content) => Response | null;
}
