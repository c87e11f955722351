import type { ExerciseResponse, Locale, ReviewIntervals, ReviewRating } from "@alambic/contract";
import type { ExerciseReport } from "../player/ExercisePlayerProps.ts";
import type { PlayableAtom } from "../player/PlayableAtom.ts";
import type { AnswerCircumstances } from "../session/ExerciseSession.ts";
import type { Grade, Putting } from "./reviewSession.ts";

/** A card whose item is asked again. */
export interface ReviewItem {
  readonly id: string;
  readonly atom: PlayableAtom;
  /** The language of instruction. */
  readonly language: Locale;
  readonly sourceLanguage?: string | undefined;
  /** After how many days each rating would bring the card back; without it, it is not rated. */
  readonly intervals?: ReviewIntervals | undefined;
}

export interface ReviewPlayerProps {
  readonly title: string;
  /** In the order in which they are asked; never none. */
  readonly items: readonly ReviewItem[];
  /** Exercises that were answered in an earlier sitting of the same; texts to read are none. */
  readonly doneBefore?: number | undefined;
  /** XP of this sitting so far. */
  readonly xp: number;
  /** Space shows the answer, 1 to 4 rate, U takes back. */
  readonly hasKeys?: boolean | undefined;
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
   * Gives a card that was answered this grade, whatever came of its answer. Rejects where it could not be
   * saved. Without it cards are not graded.
   */
  readonly onRate?: ((cardId: string, rating: ReviewRating) => Promise<Grade>) | undefined;
  /** Takes back what was done with a card last. Rejects where it could not be. */
  readonly onUndo?: ((cardId: string) => Promise<void>) | undefined;
  /** Puts a card aside. Rejects where it could not be. */
  readonly onPutAside?: ((cardId: string, putting: Putting) => Promise<void>) | undefined;
  readonly onClose: () => void;
  /** Told when the last card was left and nothing is being saved any more. */
  readonly onFinish: () => void;
  readonly onReport?: ((report: ExerciseReport) => void) | undefined;
}
