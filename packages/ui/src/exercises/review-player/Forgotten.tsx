import type { ReviewRating } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId, useRef } from "react";
import { PlainButton } from "../player/PlainButton.tsx";
import { keys, legend, onward, rating as ratingClass } from "./Rating.css.ts";
import type { CardRating } from "./RatingContext.ts";
import { RateButton } from "./RateButton.tsx";
import { reviewKey } from "./reviewKeys.ts";
import { useRatingSwipe } from "./useRatingSwipe.ts";

export interface ForgottenProps extends Omit<CardRating, "grade"> {
  /** Shows the right answer; null where it is there. */
  readonly onReveal: (() => void) | null;
  /** The learner says that it was a slip. */
  readonly onSlip: () => void;
}

const again: readonly ReviewRating[] = ["again"];

/** What was not known: on to the next card, and what was a slip is one quiet press away. */
export function Forgotten({ isAnswered, onReveal, onSlip, ...card }: ForgottenProps) {
  const { hasKeys, onRate } = card;
  const { t } = useI18n();
  const legendId = useId();
  const keysId = useId();
  const group = useRef<HTMLDivElement>(null);
  const pull = useRatingSwipe(group, again, onRate);
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={legendId}
      aria-describedby={hasKeys ? keysId : undefined}
      className={ratingClass}
    >
      <p className={legend}>
        <span id={legendId}>
          {t(isAnswered ? "review.player.forgotten" : "review.player.shown")}
        </span>
        {hasKeys ? (
          <span id={keysId} className={keys}>
            {t("review.player.onwardKeys")}
          </span>
        ) : null}
      </p>
      <div className={onward}>
        {isAnswered ? (
          <PlainButton variant="quiet" onPress={onSlip}>
            {t("review.player.slip")}
          </PlainButton>
        ) : null}
        {onReveal === null ? null : (
          <PlainButton marks={reviewKey(hasKeys, "Space")} onPress={onReveal}>
            {t("exercise.reveal")}
          </PlainButton>
        )}
        <RateButton {...card} rating="again" look="main" pull={pull} />
      </div>
    </div>
  );
}
