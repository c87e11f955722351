import type { FlashcardRating } from "@alambic/contract";

/** How well a card was known, worst first. */
export const reviewRatings = ["again", "hard", "good", "easy"] as const satisfies FlashcardRating[];
export type ReviewRating = (typeof reviewRatings)[number];

export const reviewUnits = ["minute", "hour", "day", "week", "month", "year"] as const;

/** When a card comes back, in the unit that reads best: 10 minutes, 4 days. */
export interface ReviewInterval {
  readonly value: number;
  readonly unit: (typeof reviewUnits)[number];
}

/** Why the card is in the queue. */
export type ReviewDue =
  | { readonly kind: "new" }
  | { readonly kind: "due" }
  | { readonly kind: "overdue"; readonly days: number };

/** Where the learner is with the card. */
export type ReviewPhase =
  | { readonly name: "asking" }
  | { readonly name: "judging" }
  | { readonly name: "saving"; readonly rating: ReviewRating }
  | { readonly name: "failed"; readonly rating: ReviewRating };
