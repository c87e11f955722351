import type { ReviewRating } from "@alambic/contract";
import { isRemembered } from "@alambic/domain/reviews";

/** What a review adds to the figures of its day. */
export function figuresOfReview(rating: ReviewRating) {
  return { reviewed: 1, remembered: isRemembered(rating) ? 1 : 0 };
}
