import type { Database, Tx } from "./Store.ts";

/** What PostgreSQL ends a transaction with that lost against another: done again, it goes through. */
const lostAgainstAnother: ReadonlySet<unknown> = new Set([
  "40P01", // deadlock_detected
  "40001", // serialization_failure
]);

const mostAttempts = 5;
const firstPauseMs = 20;

/**
 * Runs a transaction, and again where another one won, after a pause that grows and is random, so
 * that the two do not meet anew. `work` may run more than once, and changes nothing but the database.
 *
 * Locks are taken in one order, lest two transactions wait for each other: the member (`lockMember`),
 * the generation (`lockGeneration`), the lesson (`lockLesson`), and then any rows. See
 * `docs/decisions/0007-exactly-once.md`.
 */
export async function transact<Result>(
  db: Database,
  work: (tx: Tx) => Promise<Result>,
  pause: (attempt: number) => Promise<void> = randomPause,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostAttempts || !isLost(error)) throw error;
      await pause(attempt);
    }
  }
}

function isLost(error: unknown): boolean {
  return error instanceof Error && "code" in error && lostAgainstAnother.has(error.code);
}

function randomPause(attempt: number): Promise<void> {
  const most = firstPauseMs * 2 ** attempt;
  return new Promise((resolve) => setTimeout(resolve, Math.random() * most));
}
