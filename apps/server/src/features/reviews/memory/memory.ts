import type { ReviewIntervals, ReviewRating } from "@alambic/contract";
import { createEmptyCard, State } from "ts-fsrs";
import type { Card } from "ts-fsrs";
import { isRemembered } from "@alambic/domain/reviews";
import { dueBeforeExam } from "./dueBeforeExam.ts";
import { byTime, echoMs } from "./events.ts";
import type { MemoryEvent, MemoryRestart } from "./events.ts";
import { dayMs, defaultPlan, grades, schedulerFor } from "./scheduling.ts";
import type { MemoryPlan } from "./scheduling.ts";

/** What is known of the memory of an item. */
export interface Memory {
  readonly dueAt: Date;
  /** When it comes back for the sake of an exam, until that is over; null where there is none. */
  readonly exam: { readonly dueAt: Date; readonly endsAt: Date } | null;
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

/** The memory that events leave, whatever order they come in; null where there are none. */
export function foldMemory(
  events: readonly (MemoryEvent | MemoryRestart)[],
  plan: MemoryPlan = defaultPlan,
): Memory | null {
  let memory: Memory | null = null;
  let missedAt = -Infinity;
  for (const event of events.toSorted(byTime)) {
    if (event.kind === "restart") {
      memory = memory && begunAnew(event.at);
      missedAt = -Infinity;
      continue;
    }
    const isEcho = isRemembered(event.rating) && event.at.getTime() - missedAt < echoMs;
    memory = memory && isEcho ? count(memory, event) : after(memory, event, plan);
    if (!isRemembered(event.rating)) missedAt = event.at.getTime();
  }
  return memory && forExam(memory, plan);
}

/** When an item comes back, at an instant of its learner. */
export function comesBackAt({ dueAt, exam }: Pick<Memory, "dueAt" | "exam">, now: Date): Date {
  return exam !== null && now < exam.endsAt ? exam.dueAt : dueAt;
}

/** After how many days each rating would bring an item back. */
export function intervalsOf(
  memory: Memory,
  now: Date,
  plan: MemoryPlan = defaultPlan,
): ReviewIntervals {
  const days = (rating: ReviewRating) => {
    const next = after(memory, { id: "", kind: "review", at: now, rating }, plan);
    const back = comesBackAt(forExam(next, plan), now);
    return Math.max(1, Math.round((back.getTime() - now.getTime()) / dayMs));
  };
  return { again: days("again"), hard: days("hard"), good: days("good"), easy: days("easy") };
}

function forExam(memory: Memory, { exam, parameters }: MemoryPlan): Memory {
  const dueAt = exam && dueBeforeExam(memory, exam.startsAt, parameters);
  return { ...memory, exam: exam && dueAt && { dueAt, endsAt: exam.endsAt } };
}

/** Stands in for the memory of what is still to be learned: no card has so small a stability. */
const unlearned = { stability: 0.001, difficulty: 0 };

function begunAnew(at: Date): Memory {
  const counts = { intervalDays: 1, reviews: 0, lapses: 0, streak: 0 };
  return { dueAt: at, exam: null, lastSeenAt: at, ...unlearned, ...counts };
}

function after(memory: Memory | null, event: MemoryEvent, plan: MemoryPlan): Memory {
  const card = next(memory, event, plan);
  return count(
    {
      ...(memory ?? { reviews: 0, lapses: 0, streak: 0 }),
      dueAt: card.due,
      exam: null,
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

function next(memory: Memory | null, { rating, at }: MemoryEvent, plan: MemoryPlan): Card {
  const isNew = memory === null || memory.difficulty === unlearned.difficulty;
  const card = isNew ? createEmptyCard(at) : cardOf(memory, at);
  return schedulerFor(plan.desiredRetention, plan.parameters).next(card, at, grades[rating]).card;
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
