import type { ExerciseResponse, Locale, Source } from "@alambic/contract";
import type { CompiledMessages } from "@alambic/i18n";
import type { ReadPlayable } from "../exercises/playable.ts";
import type { Outcome } from "../exercises/session/ExerciseSession.ts";

/** What came of an answer that was checked, or of a wish to see the right one. */
export interface CheckedAnswer {
  /** Null where the right answer was asked for without a try. */
  readonly response: ExerciseResponse | null;
  readonly outcome: Outcome;
  /** From 0 to 1. */
  readonly score: number;
  /** Whether each part (choice, place, gap, card) is right. */
  readonly parts: readonly { readonly id: string; readonly correct: boolean }[];
  /** From the question to this answer. */
  readonly elapsedMs: number;
}

/** What was wrong with the content: where it stands (`content.choices.0.id`), and why. */
export interface ContentError {
  readonly path: string;
  readonly code: string;
  /** In English, for those who repair it. */
  readonly message?: string | undefined;
}

export interface ExerciseProps {
  /**
   * The kind that plays it, from `@alambic/ui/exercises/<kind>`; undefined where there is none, and
   * `unloaded` where it did not arrive.
   */
  readonly kind: ReadPlayable | "unloaded" | undefined;
  /** The content of the kind, as the contract has it; any value is refused in words. */
  readonly content: unknown;
  readonly language: Locale;
  /**
   * The texts of the language: `kit`, `exercise`, where it has one the kind's own catalogue, and
   * `figure` where there are figures.
   */
  readonly messages: CompiledMessages;
  /** As the device has it, unless said otherwise. */
  readonly theme?: "light" | "dark" | "contrast" | undefined;
  /** Names a text to read; other kinds ask by themselves. */
  readonly title?: string | undefined;
  /** What helps to find the answer, for who asks; it may not give the answer away. */
  readonly hint?: string | undefined;
  /** The passage that the exercise rests on. */
  readonly source?: Source | undefined;
  /** Where the shipped pictures are served from, with its last slash. */
  readonly pictures?: string | undefined;
  /** Told of every change of the response. */
  readonly onResponse?: ((response: ExerciseResponse) => void) | undefined;
  /** Told of every answer, right or wrong, and of a right answer shown. */
  readonly onChecked?: ((answer: CheckedAnswer) => void) | undefined;
  /** Told when there is no more to do: all is right, read, judged or shown. */
  readonly onCompleted?: ((answer: CheckedAnswer) => void) | undefined;
  /** Told of content that cannot be played, and of an exercise that failed while it was played. */
  readonly onRefused?: ((errors: readonly ContentError[]) => void) | undefined;
}
