import { Problem } from "../problems/Problem.ts";

export interface MemoryLimit {
  /** How often it may happen in the window. */
  readonly most: number;
  readonly windowSeconds: number;
}

interface Counter {
  used: number;
  readonly endsAt: number;
}

const millisecondsInSecond = 1000;

/**
 * Counts in this process alone, for what happens so often that counting in the database would cost more
 * than it saves. The window starts with the first use; throws `too_many_requests` beyond the limit.
 */
export function createMemoryLimit({ most, windowSeconds }: MemoryLimit) {
  const counters = new Map<string, Counter>();
  const windowMs = windowSeconds * millisecondsInSecond;
  return (key: string, now: Date): void => {
    const time = now.getTime();
    const counter = counters.get(key);
    if (!counter || counter.endsAt <= time) {
      forgetPast(counters, time);
      counters.delete(key);
      counters.set(key, { used: 1, endsAt: time + windowMs });
      return;
    }
    counter.used += 1;
    if (counter.used <= most) return;
    throw new Problem("too_many_requests", {
      retryAfter: Math.max(1, Math.ceil((counter.endsAt - time) / millisecondsInSecond)),
    });
  };
}

/** All windows are of one length, so that those that ended stand first. */
function forgetPast(counters: Map<string, Counter>, time: number): void {
  for (const [key, { endsAt }] of counters) {
    if (endsAt > time) return;
    counters.delete(key);
  }
}
