export { ReviewPlayer } from "../exercises/review-player/ReviewPlayer.tsx";
export type { ReviewItem, ReviewPlayerProps } from "../exercises/review-player/ReviewPlayer.tsx";
export type { Grade } from "../exercises/review-player/reviewSession.ts";
