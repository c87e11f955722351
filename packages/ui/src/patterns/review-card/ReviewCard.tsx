import { useI18n } from "@alambic/i18n/react";
import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { Banner } from "../../primitives/banner/Banner.tsx";
import { Button } from "../../primitives/button/Button.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import type { HeadingLevel } from "../../primitives/heading/Heading.tsx";
import { Eye } from "../../primitives/icon/icons.ts";
import { ProgressBar } from "../../primitives/progress-bar/ProgressBar.tsx";
import { Skeleton, SkeletonRegion } from "../../primitives/skeleton/Skeleton.tsx";
import type { ReviewDue, ReviewInterval, ReviewPhase, ReviewRating } from "./review-types.ts";
import * as styles from "./ReviewCard.css.ts";
import { ReviewDueChip } from "./ReviewDueChip.tsx";
import { ReviewRatings } from "./ReviewRatings.tsx";
import { useRatingKeys } from "./useRatingKeys.ts";
import { useReviewFocus } from "./useReviewFocus.ts";

export interface ReviewCardProps {
  /** Which card it is: another id is another card, and takes the focus. */
  readonly id: string;
  /** What is to be recalled. */
  readonly prompt: ReactNode;
  /** What is compared with, once it is asked for. */
  readonly answer: ReactNode;
  /** The language of the prompt, where it is not the page's. */
  readonly promptLang?: string | undefined;
  /** The language of the answer, where it is not the page’s. */
  readonly answerLang?: string | undefined;
  /** Where the card comes from: its capsule and lesson. */
  readonly source: string;
  readonly headingLevel?: HeadingLevel | undefined;
  /** New, due, or overdue by how long. */
  readonly due: ReviewDue;
  /** When each rating would bring the card back. */
  readonly intervals: Readonly<Record<ReviewRating, ReviewInterval>>;
  /** How many cards of this session are done, of how many. */
  readonly queue: { readonly done: number; readonly total: number };
  /** Asking, judging, saving a rating, or unable to save it. */
  readonly phase: ReviewPhase;
  /** Told when the answer is asked for. */
  readonly onReveal: () => void;
  /** Told how well it was known. */
  readonly onRate: (rating: ReviewRating) => void;
}

/** A card to recall: the prompt, the answer once it is asked for, and how well it was known. */
export function ReviewCard(props: ReviewCardProps) {
  const { id, prompt, answer, promptLang, answerLang, source, headingLevel = 2 } = props;
  const { due, intervals, queue, phase, onReveal, onRate } = props;
  const { t } = useI18n();
  const promptId = useId();
  const card = useRef<HTMLElement>(null);
  const revealed = phase.name !== "asking";
  const { promptRef, answerRef } = useReviewFocus(id, revealed);
  useRatingKeys(card, phase.name === "judging" || phase.name === "failed", onRate);
  const left = Math.max(0, queue.total - queue.done - 1);
  const leftWords = t("review.queue", { count: left });

  return (
    <article ref={card} aria-labelledby={promptId} className={styles.card}>
      <div className={styles.queue}>
        <ProgressBar
          label={t("review.progress")}
          value={queue.done}
          max={queue.total}
          valueText={leftWords}
        />
        <span className={styles.left}>{leftWords}</span>
      </div>
      <div className={styles.face}>
        <div className={styles.head}>
          <span className={styles.source}>{source}</span>
          <ReviewDueChip due={due} />
        </div>
        <Heading
          level={headingLevel}
          size="heading"
          id={promptId}
          lang={promptLang}
          focusable
          ref={promptRef}
        >
          {prompt}
        </Heading>
        {revealed ? (
          <div ref={answerRef} tabIndex={-1} className={styles.answer}>
            <span className={styles.answerLabel}>{t("review.answer")}</span>
            <div lang={answerLang} className={styles.answerText}>
              {answer}
            </div>
          </div>
        ) : null}
      </div>
      {phase.name === "failed" ? (
        <Banner tone="wrong" announcement="assertive">
          {t("review.saveFailed")}
        </Banner>
      ) : null}
      {phase.name === "asking" ? (
        <Button size="large" width="full" icon={Eye} onPress={onReveal}>
          {t("review.reveal")}
        </Button>
      ) : (
        <ReviewRatings
          intervals={intervals}
          saving={phase.name === "saving" ? phase.rating : null}
          onRate={onRate}
        />
      )}
    </article>
  );
}

/** Holds the place of a card that is on its way. */
export function ReviewCardSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.card}>
        <Skeleton />
        <div className={styles.face}>
          <Skeleton width="third" />
          <Skeleton shape="heading" width="most" />
        </div>
        <Skeleton shape="button" />
      </div>
    </SkeletonRegion>
  );
}
