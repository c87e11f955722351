import type { ReviewIntervals, ReviewRating } from "@alambic/contract";
import { isRemembered } from "@alambic/domain/reviews";
import { createEmptyCard, fsrs, Rating, State } from "ts-fsrs";
import type { Card, Grade } from "ts-fsrs";

/** Something that tells how well an item was known at an instant. */
export interface MemoryEvent {
  readonly id: string;
  readonly kind: "answer" | "review";
  readonly at: Date;
  readonly rating: ReviewRating;
}

/** What is known of the memory of an item. */
export interface Memory {
  readonly dueAt: Date;
  readonly lastSeenAt: Date;
  /** Days after which it is still remembered nine times in ten. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly intervalDays: number;
  readonly reviews: number;
  readonly lapses: number;
  readonly streak: number;
}

const grades = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<ReviewRating, Grade>;

/** FSRS-6 in whole days: what is missed today comes tomorrow. Without chance, so that it can be folded anew. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 });

/** A right answer so soon after a miss repeats what was just shown: it is no sign of memory. */
const echoMs = 12 * 3_600_000;

/** The memory that events leave, whatever order they come in; null where there are none. */
export function foldMemory(events: readonly MemoryEvent[]): Memory | null {
  let memory: Memory | null = null;
  let missedAt = -Infinity;
  for (const event of events.toSorted(byTime)) {
    const isEcho = isRemembered(event.rating) && event.at.getTime() - missedAt < echoMs;
    memory = memory && isEcho ? count(memory, event) : after(memory, event);
    if (!isRemembered(event.rating)) missedAt = event.at.getTime();
  }
  return memory;
}

/** After how many days each rating would bring an item back. */
export function intervalsOf(memory: Memory, now: Date): ReviewIntervals {
  const days = (rating: ReviewRating) => next(memory, rating, now).scheduled_days;
  return { again: days("again"), hard: days("hard"), good: days("good"), easy: days("easy") };
}

function byTime(one: MemoryEvent, other: MemoryEvent): number {
  return one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);
}

function after(memory: Memory | null, event: MemoryEvent): Memory {
  const card = next(memory, event.rating, event.at);
  return count(
    {
      ...(memory ?? { reviews: 0, lapses: 0, streak: 0 }),
      dueAt: card.due,
      lastSeenAt: event.at,
      stability: card.stability,
      difficulty: card.difficulty,
      intervalDays: card.scheduled_days,
    },
    event,
  );
}

/** Counts an event that leaves the schedule as it is. */
function count(memory: Memory, { kind, rating }: MemoryEvent): Memory {
  const reviews = kind === "review" ? 1 : 0;
  return {
    ...memory,
    reviews: memory.reviews + reviews,
    lapses: memory.lapses + (isRemembered(rating) ? 0 : reviews),
    streak: isRemembered(rating) ? memory.streak + reviews : 0,
  };
}

function next(memory: Memory | null, rating: ReviewRating, at: Date): Card {
  const card = memory === null ? createEmptyCard(at) : cardOf(memory, at);
  return scheduler.next(card, at, grades[rating]).card;
}

function cardOf(memory: Memory, at: Date): Card {
  return {
    ...createEmptyCard(at),
    due: memory.dueAt,
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.intervalDays,
    learning_steps: 0,
    reps: memory.reviews + 1,
    lapses: memory.lapses,
    state: State.Review,
    // A clock that was put back does not make the past longer.
    last_review: memory.lastSeenAt > at ? at : memory.lastSeenAt,
  };
}
