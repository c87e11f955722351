import type { FlashcardRating } from "@alambic/contract";
import { ratings } from "@alambic/domain/exercises/flashcards";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { bar, legend, rate } from "./RatingBar.css.ts";

/** What a judgement is called. */
export const ratingLabels = {
  again: "exercise.cards.again",
  hard: "exercise.cards.hard",
  good: "exercise.cards.good",
  easy: "exercise.cards.easy",
} as const;

/** How well the card was known, judged by the learner. */
export function RatingBar({ onRate }: { readonly onRate: (rating: FlashcardRating) => void }) {
  const { t } = useI18n();
  const legendId = useId();
  return (
    <div role="group" aria-labelledby={legendId}>
      <p id={legendId} className={legend}>
        {t("exercise.cards.judge")}
      </p>
      <div className={bar}>
        {ratings.map((rating, index) => (
          <button
            key={rating}
            type="button"
            data-shortcut={index + 1}
            aria-keyshortcuts={`${index + 1}`}
            className={rate({ rating })}
            onClick={() => onRate(rating)}
          >
            {t(ratingLabels[rating])}
          </button>
        ))}
      </div>
    </div>
  );
}
