import { useI18n } from "@alambic/i18n/react";
import { use, useId, useRef } from "react";
import type { ReviewRating } from "@alambic/contract";
import type { ComponentType, ReactNode } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { inlineVars } from "../../tokens/inlineVars.ts";
import { isLacking } from "../player/isLacking.ts";
import type { NextActionsProps } from "../player/PlayerParts.ts";
import {
  bar,
  interval,
  keys,
  legend,
  name,
  rate,
  rating as ratingClass,
  share,
  swipes,
} from "./Rating.css.ts";
import type { CardRating } from "./RatingContext.ts";
import { RatingContext } from "./RatingContext.ts";
import { ratingLabels, ratings } from "./ratings.ts";
import { reviewKey } from "./reviewKeys.ts";
import { useRatingSwipe } from "./useRatingSwipe.ts";

/** What a lesson has as well. */
export interface LessonActions {
  readonly OnwardActions: ComponentType<NextActionsProps>;
  readonly NextActionRow: ComponentType<{ readonly children: ReactNode }>;
}

/** After an answer in a review: the four ratings, each with when it brings the card back. */
export function ratingActions({ OnwardActions, NextActionRow }: LessonActions) {
  return function RatingActions(props: NextActionsProps) {
    const card = use(RatingContext);
    if (card === null || props.delivery.status === "failed") return <OnwardActions {...props} />;
    return (
      <NextActionRow>
        <Ratings {...props} {...card} />
      </NextActionRow>
    );
  };
}

function Ratings(props: NextActionsProps & CardRating) {
  const { outcome, onReveal, grade, intervals, hasKeys, onRate } = props;
  const { t, number } = useI18n();
  const legendId = useId();
  const keysId = useId();
  const group = useRef<HTMLDivElement>(null);
  const pull = useRatingSwipe(group, onRate);
  const pulled = (rating: ReviewRating) => (pull?.rating === rating ? pull.share : null);
  return (
    <>
      <div
        ref={group}
        role="group"
        aria-labelledby={legendId}
        aria-describedby={hasKeys ? keysId : undefined}
        className={ratingClass}
      >
        <p className={legend}>
          <span id={legendId}>{t("review.judge")}</span>
          {hasKeys ? (
            <span id={keysId} className={keys}>
              {t("review.player.keys")}
            </span>
          ) : null}
          <span className={swipes}>{t("review.player.swipes")}</span>
        </p>
        <div className={bar}>
          {ratings.map((rating, index) => (
            <button
              key={rating}
              type="button"
              {...reviewKey(hasKeys, `${index + 1}`)}
              className={rate({
                suggested: rating === grade,
                pulled: pulled(rating) !== null,
                reached: pulled(rating) === 1,
              })}
              style={inlineVars({ [share]: `${pulled(rating) ?? 0}` })}
              onClick={() => onRate(rating)}
            >
              <span className={name}>
                {rating === grade ? <Icon icon={Check} size="small" /> : null}
                {t(ratingLabels[rating])}
                {rating === grade ? (
                  <VisuallyHidden> {t("review.player.suggested")}</VisuallyHidden>
                ) : null}
              </span>{" "}
              <span className={interval}>
                {t("review.next", {
                  interval: number(intervals[rating], {
                    style: "unit",
                    unit: "day",
                    unitDisplay: "long",
                  }),
                })}
              </span>
            </button>
          ))}
        </div>
      </div>
      {isLacking(outcome) ? (
        <Button variant="quiet" onPress={onReveal}>
          {t("exercise.reveal")}
        </Button>
      ) : null}
    </>
  );
}
