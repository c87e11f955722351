import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import { reviewRatings } from "./review-types.ts";
import type { ReviewRating } from "./review-types.ts";

/** Rates by the keys 1 to 4, from anywhere inside the card, while it can be rated. */
export function useRatingKeys(
  card: RefObject<HTMLElement | null>,
  active: boolean,
  onRate: (rating: ReviewRating) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const rating = reviewRatings[Number(event.key) - 1];
    if (rating === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onRate(rating);
  });
  useEffect(() => {
    const element = card.current;
    if (element === null || !active) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  }, [card, active]);
}
