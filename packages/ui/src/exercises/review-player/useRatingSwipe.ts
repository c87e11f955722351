import type { ReviewRating } from "@alambic/contract";
import { useEffect, useEffectEvent, useState } from "react";
import type { RefObject } from "react";
import { followSwipe } from "./followSwipe.ts";
import type { Pull } from "./pullOf.ts";
import { swiped } from "./Rating.css.ts";

/** Has a swipe across the exercise that an element stands in give one of its ratings; tells where the finger is. */
export function useRatingSwipe(
  within: RefObject<HTMLElement | null>,
  ratings: readonly ReviewRating[],
  onRate: (rating: ReviewRating) => void,
): Pull | null {
  const [pull, setPull] = useState<Pull | null>(null);
  const follow = useEffectEvent((next: Pull | null) =>
    setPull(next !== null && ratings.includes(next.rating) ? next : null),
  );
  const rate = useEffectEvent((rating: ReviewRating) => {
    if (ratings.includes(rating)) onRate(rating);
  });
  useEffect(() => {
    const surface = within.current?.closest("form");
    if (!surface) return undefined;
    surface.classList.add(swiped);
    const stop = followSwipe(surface, {
      onPull: (next) => follow(next),
      onRate: (rating) => rate(rating),
    });
    return () => {
      stop();
      surface.classList.remove(swiped);
    };
  }, [within]);
  return pull;
}
