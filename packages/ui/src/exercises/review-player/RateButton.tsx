import type { ReviewRating } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { Ref } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { inlineVars } from "../../tokens/inlineVars.ts";
import type { Pull } from "./pullOf.ts";
import { interval, name, rate, share } from "./Rating.css.ts";
import type { CardRating } from "./RatingContext.ts";
import { ratingLabels, ratings } from "./ratings.ts";
import { reviewKey } from "./reviewKeys.ts";

export interface RateButtonProps extends Pick<CardRating, "intervals" | "hasKeys" | "onRate"> {
  readonly rating: ReviewRating;
  /** `suggested`: what the answer comes to; `main`: what is done next. */
  readonly look?: "plain" | "suggested" | "main";
  /** A finger on its way. */
  readonly pull: Pull | null;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** One rating, with when it brings the card back. */
export function RateButton(props: RateButtonProps) {
  const { rating, intervals, hasKeys, onRate, look = "plain", pull, ref } = props;
  const { t, number } = useI18n();
  const pulled = pull?.rating === rating ? pull.share : null;
  const isSuggested = look === "suggested";
  return (
    <button
      ref={ref}
      type="button"
      {...reviewKey(hasKeys, `${ratings.indexOf(rating) + 1}`)}
      className={rate({ look, pulled: pulled !== null, reached: pulled === 1 })}
      style={inlineVars({ [share]: `${pulled ?? 0}` })}
      onClick={() => onRate(rating)}
    >
      <span className={name}>
        {isSuggested ? <Icon icon={Check} size="small" /> : null}
        {t(ratingLabels[rating])}
        {isSuggested ? <VisuallyHidden> {t("review.player.suggested")}</VisuallyHidden> : null}
      </span>{" "}
      <span className={interval}>
        {t("review.next", {
          interval: number(intervals[rating], { style: "unit", unit: "day", unitDisplay: "long" }),
        })}
      </span>
    </button>
  );
}
