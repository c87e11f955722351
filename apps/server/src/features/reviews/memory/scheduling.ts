import type { ReviewRating } from "@alambic/contract";
import { fsrs, Rating } from "ts-fsrs";
import type { FSRS, Grade } from "ts-fsrs";

/** What a learner wants of their memory. */
export interface MemoryPlan {
  /** The chance of recall at which an item is to come back, 0.8 to 0.97. */
  readonly desiredRetention: number;
  /** The day on which all is to be known, where there is one. */
  readonly exam: ExamDay | null;
  /** What FSRS knows of how this learner forgets; without it, of how people do. */
  readonly parameters?: readonly number[];
}

export interface ExamDay {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export const defaultPlan: MemoryPlan = { desiredRetention: 0.9, exam: null };

export const dayMs = 86_400_000;

export const grades = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<ReviewRating, Grade>;

const schedulers = new Map<string, FSRS>();
/** Learners have parameters of their own: no more than so many are held at a time. */
const mostSchedulers = 200;

/** FSRS-6 in whole days: what is missed today comes tomorrow. Without chance, so that it can be folded anew. */
export function schedulerFor(desiredRetention: number, parameters?: readonly number[]): FSRS {
  const key = `${desiredRetention} ${parameters?.join() ?? ""}`;
  const known = schedulers.get(key);
  if (known !== undefined) return known;
  if (schedulers.size >= mostSchedulers) schedulers.clear();
  const made = fsrs({
    enable_fuzz: false,
    enable_short_term: false,
    request_retention: desiredRetention,
    ...(parameters !== undefined && { w: [...parameters] }),
  });
  schedulers.set(key, made);
  return made;
}
