export { ReviewPlayer } from "../exercises/review-player/ReviewPlayer.tsx";
export type {
  ReviewItem,
  ReviewPlayerProps,
} from "../exercises/review-player/ReviewPlayerProps.ts";
export type { Grade, Putting } from "../exercises/review-player/reviewSession.ts";
