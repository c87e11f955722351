import type { ChapterTone } from "../molecule-picture/molecule-lesson.ts";

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
  /** The status is only read out: the mark says it, and the words stand on a lesson before. */
  readonly terse?: boolean | undefined;
  /** Says that the lesson is on this device, where it is. */
  readonly kept?: string | undefined;
  /** Where the lesson is taken; a locked or pending one has none. */
  readonly href?: string | undefined;
}

export interface LessonLevel {
  /** The tone in which the chapter lies in the molecule. */
  readonly tone?: ChapterTone | undefined;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What was earned, in words. */
  readonly xp: string;
  readonly lessons: readonly LessonItem[];
}
