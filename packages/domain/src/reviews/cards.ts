import type { ReviewRating, ReviewState } from "@alambic/contract";
import { isRemembered } from "./grades.ts";

/** XP for a card that was remembered, once a day. */
const xpOfRemembering = 2;

/** What the reviews of one card on one day give together, whatever their order. */
export function reviewXp(ratings: readonly ReviewRating[]): number {
  return ratings.some(isRemembered) ? xpOfRemembering : 0;
}

export interface CardOnDay {
  /** The day on which it comes back, `YYYY-MM-DD` in the member's time zone. */
  readonly dueDay: string;
  /** How often it was reviewed since it was learned. */
  readonly reviews: number;
}

/** How a card stands on a day of its learner. */
export function stateOfCard({ dueDay, reviews }: CardOnDay, today: string): ReviewState {
  if (dueDay > today) return "scheduled";
  if (reviews === 0) return "new";
  return dueDay < today ? "overdue" : "due";
}
