import type { ExerciseResponse, Locale } from "@alambic/contract";
import type { Exercise, Score } from "@alambic/domain/exercises/kind";
import type { ReactNode } from "react";

/** Answering; checked, with a verdict on each part; or revealed, with the right answer shown. */
export type Phase = "answering" | "checked" | "revealed";

/** Whether each part (choice, place, gap, card) is right. */
export type Verdicts = ReadonlyMap<string, boolean>;

export function verdictsOf({ parts }: Score): Verdicts {
  return new Map(parts.map(({ id, correct }) => [id, correct]));
}

export interface SharedRendererProps {
  /** The language of instruction, which may not be that of the interface. */
  readonly language: Locale;
  /** The id of the heading that asks the question: it names the control. */
  readonly promptId: string;
  /** The id of the passage that is asked about, where one is quoted: it describes the control. */
  readonly passageId?: string | undefined;
  readonly phase: Phase;
  /** Null while answering. */
  readonly verdicts: Verdicts | null;
  /** Says to screen readers what changed, once. */
  readonly announce: (what: ReactNode) => void;
}

/** What a renderer gets, in the types of its kind. It holds nothing: the player has the response. */
export interface KindProps<Content, Response> extends SharedRendererProps {
  readonly content: Content;
  readonly response: Response | null;
  /** `isShown`: what was pressed shows the response by itself, so that its frame need not wait for it. */
  readonly onChange: (response: Response, isShown?: boolean) => void;
}

/** What every renderer gets from the player. */
export interface RendererProps extends SharedRendererProps {
  readonly exercise: Exercise;
  readonly response: ExerciseResponse | null;
  readonly onChange: (response: ExerciseResponse, isShown?: boolean) => void;
}
