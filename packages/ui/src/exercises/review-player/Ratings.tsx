import { useI18n } from "@alambic/i18n/react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { bar, keys, legend, rating as ratingClass, swipes } from "./Rating.css.ts";
import type { CardRating } from "./RatingContext.ts";
import { RateButton } from "./RateButton.tsx";
import { ratings } from "./ratings.ts";
import { useRatingSwipe } from "./useRatingSwipe.ts";

export interface RatingsProps extends Omit<CardRating, "isAnswered"> {
  readonly question: ReactNode;
  /** They take the place of what was pressed: the first that corrects the grade takes its focus. */
  readonly takesFocus?: boolean;
}

/** The four ratings, that which the answer comes to among them. */
export function Ratings({ question, takesFocus = false, grade, ...card }: RatingsProps) {
  const { hasKeys, onRate } = card;
  const { t } = useI18n();
  const legendId = useId();
  const keysId = useId();
  const group = useRef<HTMLDivElement>(null);
  const correction = useRef<HTMLButtonElement>(null);
  const pull = useRatingSwipe(group, ratings, onRate);
  useEffect(() => {
    if (takesFocus) correction.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={legendId}
      aria-describedby={hasKeys ? keysId : undefined}
      className={ratingClass}
    >
      <p className={legend}>
        <span id={legendId}>{question}</span>
        {hasKeys ? (
          <span id={keysId} className={keys}>
            {t("review.player.keys")}
          </span>
        ) : null}
        <span className={swipes}>{t("review.player.swipes")}</span>
      </p>
      <div className={bar}>
        {ratings.map((rating) => (
          <RateButton
            key={rating}
            ref={rating === "hard" ? correction : undefined}
            {...card}
            rating={rating}
            look={rating === grade ? "suggested" : "plain"}
            pull={pull}
          />
        ))}
      </div>
    </div>
  );
}
