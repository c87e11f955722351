import { sql } from "kysely";

import type { Tx } from "./Store.ts";

/** The advisory locks of the database, all of them here: two with one number would wait for each other. */
const numbers = {
  /** Any number of servers may start at once: one migrates, the others wait for it. */
  migration: 4_919_223,
  /** Who reserves tokens of a model waits for who is reserving, so that calls at once stay in the budget. */
  modelBudget: 4_919_224,
  /** Tests on PostgreSQL make their template once. */
  testTemplate: 4_919_225,
  /** Servers that start at the same time make one administrator. */
  firstAdministrator: 4_919_226,
  /** Servers that start at the same time load what ships with them once. */
  shippedContent: 4_919_227,
} as const;

export type LockName = keyof typeof numbers;

/** The number of a lock. */
export function lockNumber(name: LockName): number {
  return numbers[name];
}

/** Takes a lock until the transaction ends. */
export async function takeLock(tx: Tx, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${numbers[name]})`.execute(tx);
}

/** Takes a lock for work at the start, for which others wait as long as it takes. */
export async function takeStartLock(tx: Tx, name: LockName): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await takeLock(tx, name);
}
