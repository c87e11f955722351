import type { ReviewRating } from "@alambic/contract";

export const ratings = ["again", "hard", "good", "easy"] as const satisfies ReviewRating[];

/** What a rating is called. */
export const ratingLabels = {
  again: "review.again",
  hard: "review.hard",
  good: "review.good",
  easy: "review.easy",
} as const;
