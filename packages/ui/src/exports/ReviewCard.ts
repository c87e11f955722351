export { ReviewCard, ReviewCardSkeleton } from "../patterns/review-card/ReviewCard.tsx";
export type { ReviewCardProps } from "../patterns/review-card/ReviewCard.tsx";
export { reviewRatings, reviewUnits } from "../patterns/review-card/review-types.ts";
export type {
  ReviewDue,
  ReviewInterval,
  ReviewPhase,
  ReviewRating,
} from "../patterns/review-card/review-types.ts";
