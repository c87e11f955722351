import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { Spinner } from "../../primitives/spinner/Spinner.tsx";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { reviewRatings } from "./review-types.ts";
import type { ReviewInterval, ReviewRating } from "./review-types.ts";
import { bar, keys, legend, name, next, rate, saving as savingClass } from "./ReviewRatings.css.ts";

export interface ReviewRatingsProps {
  readonly intervals: Readonly<Record<ReviewRating, ReviewInterval>>;
  /** The rating that is being saved. */
  readonly saving: ReviewRating | null;
  readonly onRate: (rating: ReviewRating) => void;
}

const labels = {
  again: "review.again",
  hard: "review.hard",
  good: "review.good",
  easy: "review.easy",
} as const;

/** The four judgements, each with the time after which the card would come back. */
export function ReviewRatings({ intervals, saving, onRate }: ReviewRatingsProps) {
  const { t, number } = useI18n();
  const legendId = useId();
  const keysId = useId();
  return (
    <div role="group" aria-labelledby={legendId} aria-describedby={keysId}>
      <p className={legend}>
        <span id={legendId}>{t("review.judge")}</span>
        <span id={keysId} className={keys}>
          {t("review.keys")}
        </span>
      </p>
      <div className={bar}>
        {reviewRatings.map((rating, index) => {
          const { value, unit } = intervals[rating];
          const interval = number(value, { style: "unit", unit, unitDisplay: "long" });
          return (
            <button
              key={rating}
              type="button"
              aria-keyshortcuts={`${index + 1}`}
              aria-disabled={saving === null ? undefined : true}
              className={rate({ rating, chosen: rating === saving })}
              onClick={() => (saving === null ? onRate(rating) : undefined)}
            >
              <span className={name}>{t(labels[rating])}</span>
              {rating === saving ? (
                <span className={savingClass}>
                  <Spinner />
                  <VisuallyHidden>{t("review.saving")}</VisuallyHidden>
                </span>
              ) : (
                <span className={next}>{t("review.next", { interval })}</span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
