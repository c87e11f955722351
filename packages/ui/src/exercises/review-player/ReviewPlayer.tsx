import type { ExerciseResponse, Locale, ReviewRating } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useEffect, useReducer } from "react";
import { LessonBar } from "../lesson-player/LessonBar.tsx";

import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import type { ExerciseReport } from "../player/ExercisePlayerProps.ts";
import type { PlayableAtom } from "../player/PlayableAtom.ts";
import type { AnswerCircumstances, AnswerReply } from "../session/ExerciseSession.ts";
import { preloadKind } from "../registry.ts";
import { GradeLine } from "./GradeLine.tsx";
import { review } from "./ReviewPlayer.css.ts";
import { freshSession, reviewReducer } from "./reviewSession.ts";
import type { Grade } from "./reviewSession.ts";
import { useUnderway } from "./useUnderway.ts";

/** A card whose item is asked again. */
export interface ReviewItem {
  readonly id: string;
  readonly atom: PlayableAtom;
  /** The language of instruction. */
  readonly language: Locale;
  readonly sourceLanguage?: string | undefined;
}

export interface ReviewPlayerProps {
  readonly title: string;
  /** In the order in which they are asked; never none. */
  readonly items: readonly ReviewItem[];
  /** XP of this sitting so far. */
  readonly xp: number;
  /**
   * Saves an answer and tells its grade; null where none is given. Rejects where it could not be saved:
   * the answer stays.
   */
  readonly onAnswer: (
    cardId: string,
    response: ExerciseResponse | null,
    circumstances: AnswerCircumstances,
  ) => Promise<Grade | null>;
  /**
   * Gives the card that was just reviewed another grade. Rejects where it could not be saved. Without it
   * cards are not graded.
   */
  readonly onRate?: ((cardId: string, rating: ReviewRating) => Promise<Grade>) | undefined;
  /** Takes the last review back. Rejects where it could not be. */
  readonly onUndo?: ((cardId: string) => Promise<void>) | undefined;
  readonly onClose: () => void;
  /** Told when the last card was left and nothing is being saved any more. */
  readonly onFinish: () => void;
  readonly onReport?: ((report: ExerciseReport) => void) | undefined;
}

/**
 * Runs a review: each card is answered with its own exercise, graded by its answer, and can be graded
 * otherwise by the learner. The last one can be taken back. A quest is asked alike, without grades.
 */
export function ReviewPlayer(props: ReviewPlayerProps) {
  const { title, items, xp, onAnswer, onRate, onUndo, onClose, onFinish, onReport } = props;
  const { locale } = useI18n();
  const [session, dispatch] = useReducer(reviewReducer, freshSession);
  const { at, returns, grade } = session;
  const { follow, settled } = useUnderway();
  const item = items[at];
  const nextType = items[at + 1]?.atom.content_type;
  useEffect(() => {
    if (nextType !== undefined) void preloadKind(nextType, locale);
  }, [nextType, locale]);

  const save = async (cardId: string, saving: Promise<Grade>) => {
    dispatch({ type: "saving" });
    try {
      dispatch({ type: "graded", cardId, grade: await follow(saving) });
    } catch {
      dispatch({ type: "not saved" });
    }
  };
  const undo = async (taking: Promise<void>) => {
    dispatch({ type: "saving" });
    try {
      await follow(taking);
      dispatch({ type: "undone" });
    } catch {
      dispatch({ type: "not saved" });
    }
  };

  return (
    <div className={review}>
      <LessonBar title={title} done={at} total={items.length} xp={xp} onClose={onClose} />
      {onRate === undefined || onUndo === undefined ? null : (
        <GradeLine
          grade={grade}
          isCurrent={grade !== null && grade.cardId === item?.id}
          onRate={(rating) =>
            grade === null ? undefined : void save(grade.cardId, onRate(grade.cardId, rating))
          }
          onUndo={() => (grade === null ? undefined : void undo(onUndo(grade.cardId)))}
        />
      )}
      {item === undefined ? null : (
        <ExercisePlayer
          key={`${returns} ${item.id}`}
          atom={item.atom}
          language={item.language}
          sourceLanguage={item.sourceLanguage}
          fullScreen
          focused={at > 0 || returns > 0}
          prospect={null}
          position={{ number: at + 1, total: items.length, again: false }}
          onAnswer={async (response, circumstances): Promise<AnswerReply> => {
            const given = await follow(onAnswer(item.id, response, circumstances));
            if (given !== null) dispatch({ type: "graded", cardId: item.id, grade: given });
            return "scored";
          }}
          onContinue={() => {
            dispatch({ type: "next" });
            if (at + 1 === items.length) void settled().then(onFinish);
          }}
          onReport={onReport}
        />
      )}
    </div>
  );
}
