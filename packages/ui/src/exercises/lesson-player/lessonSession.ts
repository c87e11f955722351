import type { Outcome } from "../session/ExerciseSession.ts";

/** How an item went in this sitting. */
export interface ItemRecord {
  readonly turns: number;
  readonly done: boolean;
}

/** One sitting of a lesson. `order` grows as items come back; `at` is where the learner is. */
export interface LessonSession {
  readonly order: readonly string[];
  readonly at: number;
  readonly records: ReadonlyMap<string, ItemRecord>;
}

/** How often an item comes back in one sitting. After that it waits for the next. */
export const mostReturns = 2;

export interface SessionItem {
  readonly id: string;
  readonly finished: boolean;
}

/** Starts where the learner stopped: with what is not finished, or with all when all is. */
export function startSession(items: readonly SessionItem[]): LessonSession {
  const open = items.filter(({ finished }) => !finished);
  const played = open.length > 0 ? open : items;
  return { order: played.map(({ id }) => id), at: 0, records: new Map() };
}

/** Only what is open after a sitting, for another round. */
export function resumeSession(session: LessonSession): LessonSession {
  const open = [...new Set(session.order)].filter((id) => !session.records.get(id)?.done);
  return { order: open, at: 0, records: new Map() };
}

export function currentItem({ order, at }: LessonSession): string | undefined {
  return order[at];
}

/** Whether the current item is one that came back. */
export function isReturn({ order, at }: LessonSession): boolean {
  const id = order[at];
  return id !== undefined && order.indexOf(id) < at;
}

/**
 * Goes on after an item. What was wrong, revealed or not sent comes back at the end; an item that
 * could not be played at all (`null` on a first turn) is treated alike, and so never lost.
 */
export function advance(session: LessonSession, outcome: Outcome | null): LessonSession {
  const id = session.order[session.at];
  if (id === undefined) return session;
  const done = outcome === "correct" || outcome === "completed";
  const turns = (session.records.get(id)?.turns ?? 0) + 1;
  const returns = !done && turns <= mostReturns;
  return {
    order: returns ? [...session.order, id] : session.order,
    at: session.at + 1,
    records: new Map(session.records).set(id, { turns, done }),
  };
}
