import type { ReviewLog, ReviewRating } from "@alambic/contract";
import { parseResponse, scoreResponse } from "@alambic/domain/exercises";
import { gradeOfReview } from "@alambic/domain/reviews";

import { Problem } from "../../http/problems/Problem.ts";
import type { FoundCard } from "./findCard.ts";

export interface ReviewVerdict {
  readonly rating: ReviewRating;
  /** Null where nothing was answered that could be scored. */
  readonly score: number | null;
}

/**
 * What a review says about a card: the member's own rating, else the grade of the response; without a response
 * the answer was shown. Throws `validation_failed` where there is neither, and `response_mismatch` for a response
 * to another item.
 */
export function judgeReview(card: FoundCard, review: ReviewLog): ReviewVerdict {
  const { rating, response, hinted = false, elapsed_ms: elapsedMs = 0 } = review;
  const circumstances = { hinted, elapsedMs };
  if (response === undefined) {
    if (rating === undefined) {
      throw new Problem("validation_failed", { fields: [{ path: "rating", code: "required" }] });
    }
    const shown = { ...circumstances, response: null, score: 0 };
    return { rating: gradeOfReview(shown, rating), score: null };
  }
  const parsed = parseResponse(card.exercise, response);
  if (!parsed.ok) throw new Problem("response_mismatch");
  const { score } = scoreResponse(card.exercise, parsed.value, { locale: card.language });
  return { rating: gradeOfReview({ ...circumstances, response, score }, rating), score };
}
