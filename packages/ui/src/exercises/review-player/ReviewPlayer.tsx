import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef } from "react";
import { LessonBar } from "../lesson-player/LessonBar.tsx";
import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import { preloadKind } from "../registry.ts";
import { GradeLine } from "./GradeLine.tsx";
import { RatingContext } from "./RatingContext.ts";
import { ratingParts } from "./ratingParts.ts";
import { review } from "./ReviewPlayer.css.ts";
import type { ReviewPlayerProps } from "./ReviewPlayerProps.ts";
import { reviewKey } from "./reviewKeys.ts";
import { useReviewKeys } from "./useReviewKeys.ts";
import { useSitting } from "./useSitting.ts";

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
  const nextType = items[at + 1]?.atom.content_type;
  useEffect(() => {
    if (nextType !== undefined) void preloadKind(nextType, locale);
  }, [nextType, locale]);
  useReviewKeys(root);
  const isCurrent = last !== null && last.cardId === item?.id;
  const isRated = item?.intervals !== undefined && onRate !== undefined;

  return (
    <div ref={root} className={review}>
      <LessonBar title={title} done={at} total={items.length} xp={xp} onClose={onClose} />
      {onUndo === undefined ? null : (
        <GradeLine
          cardId={item?.id ?? null}
          last={last}
          hasKeys={hasKeys}
          onUndo={sitting.undo}
          onRetry={sitting.retry}
          onPutAside={
            item === undefined || onPutAside === undefined || isCurrent
              ? undefined
              : (putting) => sitting.putAside(item, putting)
          }
        />
      )}
      {item === undefined ? null : (
        <RatingContext
          value={
            isRated && item.intervals !== undefined
              ? {
                  grade: isCurrent && last.kind === "graded" ? last.rating : null,
                  intervals: item.intervals,
                  hasKeys,
                  onRate: (rating) => sitting.rate(item, rating),
                }
              : null
          }
        >
          <ExercisePlayer
            key={`${returns} ${item.id}`}
            atom={item.atom}
            language={item.language}
            sourceLanguage={item.sourceLanguage}
            fullScreen
            focused={at > 0 || returns > 0}
            prospect={null}
            position={{ number: at + 1, total: items.length, again: false }}
            late={isRated ? ratingParts : undefined}
            revealMarks={isRated ? reviewKey(hasKeys, "Space") : undefined}
            onAnswer={(response, circumstances) => sitting.answer(item, response, circumstances)}
            onContinue={sitting.goOn}
            onReport={onReport}
          />
        </RatingContext>
      )}
    </div>
  );
}
