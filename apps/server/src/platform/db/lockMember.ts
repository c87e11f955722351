import { sql } from "kysely";

import type { Tx } from "./Store.ts";

/** Lets one transaction of a member at a time go on, until it ends: for what is counted. */
export async function lockMember(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`.execute(tx);
}
