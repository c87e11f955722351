import type { ReviewLog, ReviewRating } from "@alambic/contract";
import { parseResponse, scoreResponse } from "@alambic/domain/exercises";
import { gradeOfResponse } from "@alambic/domain/reviews";

import { Problem } from "../../http/problems/Problem.ts";
import type { FoundCard } from "./findCard.ts";

export interface ReviewVerdict {
  readonly rating: ReviewRating;
  /** Null where nothing was answered that could be scored. */
  readonly score: number | null;
}

/**
 * What a review says about a card: the member's own rating, else the grade of the response. Throws
 * `validation_failed` where there is neither, and `response_mismatch` for a response to another item.
 */
export function judgeReview(card: FoundCard, review: ReviewLog): ReviewVerdict {
  const { rating, response, hinted = false, elapsed_ms: elapsedMs = 0 } = review;
  if (response === undefined) {
    if (rating !== undefined) return { rating, score: null };
    throw new Problem("validation_failed", { fields: [{ path: "rating", code: "required" }] });
  }
  const parsed = parseResponse(card.exercise, response);
  if (!parsed.ok) throw new Problem("response_mismatch");
  const { score } = scoreResponse(card.exercise, parsed.value, { locale: card.language });
  return { rating: rating ?? gradeOfResponse({ response, score, hinted, elapsedMs }), score };
}
