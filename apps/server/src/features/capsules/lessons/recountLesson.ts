import { sql } from "kysely";

import type { Tx } from "../../../platform/db/Store.ts";

/** Counts a lesson's items and their XP anew. */
export async function recountLesson(tx: Tx, moleculeId: string): Promise<void> {
  const live = sql`from atoms where molecule_id = ${moleculeId} and retired_at is null`;
  await sql`
    update molecules set
      atom_count = (select count(*)::int ${live} and not is_bonus),
      xp_total = (select coalesce(sum(reward_xp), 0)::int ${live} and not is_bonus),
      bonus_xp_total = (select coalesce(sum(reward_xp), 0)::int ${live} and is_bonus)
    where id = ${moleculeId}
  `.execute(tx);
}
