import type { MemoryTrace } from "./MemoryModel.ts";

/** A lesson of which something is left to do. */
export interface TaskLesson {
  /** Items that come into memory when they are answered. */
  readonly items: number;
  /** Texts to read. */
  readonly texts: number;
}

/** An item that was learned before. */
export interface TaskCard extends MemoryTrace {
  /** Whole days since it was seen last. */
  readonly daysAgo: number;
  /** In how many days it comes back: 0 for today and for what is overdue. */
  readonly dueIn: number;
}

/** What is left of a capsule for a learner, and how long things take them. */
export interface StudyTask {
  /** In the order in which they are learned. */
  readonly lessons: readonly TaskLesson[];
  readonly cards: readonly TaskCard[];
  readonly secondsAnItem: number;
  readonly secondsACard: number;
  /** How often a first answer is right. */
  readonly rightShare: number;
}
