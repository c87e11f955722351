export const lessonStates = [
  "completed",
  "validated",
  "current",
  "open",
  "failed",
  "locked",
  "pending",
] as const;
export type LessonState = (typeof lessonStates)[number];

/** A lesson as its plan shows it. */
export interface LessonItem {
  readonly id: string;
  /** Its place among all lessons of the capsule. */
  readonly number: number;
  readonly title: string;
  readonly state: LessonState;
  /** The state in words: "In progress, 5 of 9", or why it is locked. */
  readonly status: string;
  /** Where the lesson is taken; a locked or pending one has none. */
  readonly href?: string | undefined;
}

export interface LessonLevel {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What was earned, in words. */
  readonly xp: string;
  readonly lessons: readonly LessonItem[];
}
