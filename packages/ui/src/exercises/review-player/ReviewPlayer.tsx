import { useI18n } from "@alambic/i18n/react";
import { Activity, useEffect, useRef } from "react";
import { LessonBar } from "../lesson-player/LessonBar.tsx";
import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import { preloadKind } from "../registry.ts";
import { GradeLine } from "./GradeLine.tsx";
import { RatingContext } from "./RatingContext.ts";
import type { CardRating } from "./RatingContext.ts";
import { ratingParts } from "./ratingParts.ts";
import { review } from "./ReviewPlayer.css.ts";
import type { ReviewItem, ReviewPlayerProps } from "./ReviewPlayerProps.ts";
import { reviewKey } from "./reviewKeys.ts";
import { useReviewKeys } from "./useReviewKeys.ts";
import { useSitting } from "./useSitting.ts";

const isText = ({ atom }: ReviewItem) => atom.content_type === "lesson";

/**
 * Runs a review: each card is answered with its own exercise and graded by its answer; a rating by the
 * learner, by press or by key, goes on at once. The last one can be taken back. A quest is asked alike,
 * without grades.
 */
export function ReviewPlayer(props: ReviewPlayerProps) {
  const {
    title,
    items,
    xp,
    hasKeys = false,
    doneBefore = 0,
    onRate,
    onUndo,
    onPutAside,
    onClose,
    onReport,
  } = props;
  const { locale } = useI18n();
  const root = useRef<HTMLDivElement>(null);
  const sitting = useSitting(props);
  const { at, returns, last } = sitting.session;
  const item = items[at];
  const afterNext = items[at + 2]?.atom.content_type;
  useEffect(() => {
    if (afterNext !== undefined) void preloadKind(afterNext, locale);
  }, [afterNext, locale]);
  useReviewKeys(root);
  /** A text is read on the way: what is counted is what was promised, the exercises. */
  const exercisesBefore = (place: number) =>
    doneBefore + items.slice(0, place).filter((card) => !isText(card)).length;
  const total = exercisesBefore(items.length);
  const isDone = ({ id }: ReviewItem) => last !== null && last.cardId === id;
  /** What each card can be rated; null where cards are not. */
  const ratingOf = (card: ReviewItem): CardRating | null => {
    if (card.intervals === undefined || onRate === undefined) return null;
    const graded = isDone(card) && last?.kind === "graded" ? last : null;
    return {
      grade: graded?.rating ?? null,
      isAnswered: graded?.isAnswered ?? false,
      intervals: card.intervals,
      hasKeys,
      onRate: (rating) => sitting.rate(card, rating),
    };
  };

  return (
    <div ref={root} className={review}>
      <LessonBar title={title} done={exercisesBefore(at)} total={total} xp={xp} onClose={onClose} />
      {onUndo === undefined ? null : (
        <GradeLine
          cardId={item?.id ?? null}
          last={last}
          hasKeys={hasKeys}
          onUndo={sitting.undo}
          onRetry={sitting.retry}
          onPutAside={
            item === undefined || onPutAside === undefined || isDone(item)
              ? undefined
              : (putting) => sitting.putAside(item, putting)
          }
        />
      )}
      {items.slice(at, at + 2).map((card, ahead) => {
        const rating = ratingOf(card);
        const isFirst = at + ahead === 0;
        return (
          // The next card is drawn while this one is read: from one to the other, nothing is waited for.
          <Activity key={`${returns} ${card.id}`} mode={ahead === 0 ? "visible" : "hidden"}>
            <RatingContext value={rating}>
              <ExercisePlayer
                atom={card.atom}
                language={card.language}
                sourceLanguage={card.sourceLanguage}
                fullScreen
                focused={!isFirst || returns > 0}
                prospect={null}
                position={
                  isText(card)
                    ? undefined
                    : { number: exercisesBefore(at + ahead) + 1, total, again: false }
                }
                late={rating === null ? undefined : ratingParts}
                revealMarks={rating === null ? undefined : reviewKey(hasKeys, "Space")}
                onAnswer={(response, circumstances) =>
                  sitting.answer(card, response, circumstances)
                }
                onContinue={sitting.goOn}
                onReport={onReport}
              />
            </RatingContext>
          </Activity>
        );
      })}
    </div>
  );
}
