import { Problem } from "../problems/Problem.ts";

export interface GateSize {
  /** How many pieces of work go on at a time. */
  readonly atOnce: number;
  /** How many wait for their turn; more are refused. */
  readonly waiting: number;
}

/** Does a piece of work in its turn. Throws `unavailable` where too many wait. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A gate before work that takes the machine: more of it at once would only make everybody wait. */
export function createGate({ atOnce, waiting }: GateSize): Gate {
  const queue: (() => void)[] = [];
  let active = 0;
  return async (work) => {
    if (active >= atOnce) {
      if (queue.length >= waiting) throw new Problem("unavailable", { retryAfter: 1 });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
