import type { TrainerVerdict } from "./judgeAnswer.ts";

/** How far one is in a round of cards. What was not known comes again at its end. */
export interface TrainerSession {
  /** The ids of the cards to come, the one that is asked first. */
  readonly queue: readonly string[];
  readonly total: number;
  /** How many were known when they were first asked. */
  readonly atOnce: number;
  /** Those that were asked before and not known. */
  readonly missed: ReadonlySet<string>;
}

export function startSession(ids: readonly string[]): TrainerSession {
  return { queue: ids, total: ids.length, atOnce: 0, missed: new Set() };
}

/** The session after its first card was answered, or revealed. */
export function answered(
  session: TrainerSession,
  verdict: TrainerVerdict | "revealed",
): TrainerSession {
  const [id, ...rest] = session.queue;
  if (id === undefined) return session;
  if (verdict === "mistake" || verdict === "revealed")
    return { ...session, queue: [...rest, id], missed: new Set([...session.missed, id]) };
  const atOnce = session.missed.has(id) ? session.atOnce : session.atOnce + 1;
  return { ...session, queue: rest, atOnce };
}
