import type { ReviewIntervals, ReviewRating } from "@alambic/contract";
import { createContext } from "react";

/** What the card on the screen can be rated. */
export interface CardRating {
  /** What its answer comes to; null where that is still unknown. */
  readonly grade: ReviewRating | null;
  /** Something was answered: what it comes to may be corrected. */
  readonly isAnswered: boolean;
  readonly intervals: ReviewIntervals;
  readonly hasKeys: boolean;
  /** Rates the card, and goes on. */
  readonly onRate: (rating: ReviewRating) => void;
}

/** Null where cards are not graded. */
export const RatingContext = createContext<CardRating | null>(null);
