import { sql } from "kysely";

import type { Database } from "../platform/db/Store.ts";

const reply = {
  correct: true,
  score: 1,
  xp_awarded: 10,
  bonus_xp_awarded: 0,
  feedback: "A half is two quarters, and a quarter of a half is an eighth of the whole.",
  solution: { content_type: "true_false", value: true },
  atom_progress: { status: "completed", attempts: 1, xp_earned: 10 },
  molecule_progress: { status: "in_progress", atoms_completed: 4, atom_count: 11 },
  capsule_progress: { status: "in_progress", progress_percentage: 12.5, xp_earned: 320 },
};
const response = { content_type: "true_false", value: true };

/** Stores so many answers of a member, over the items that there are, ten minutes apart. Their ids sort by time, as devices make them. */
export async function storeAnswers(
  db: Database,
  userId: string,
  { count, now }: { readonly count: number; readonly now: Date },
): Promise<void> {
  await sql`insert into answers (user_id, answer_id, atom_id, capsule_id, request_hash, reply, response,
      correct, revealed, score, xp_awarded, bonus_xp_awarded, elapsed_ms, time_zone, answered_at, received_at)
    select ${userId}::uuid, (lpad(to_hex(number), 8, '0') || '-0000-7000-8000-000000000000')::uuid, item.id, item.capsule_id, sha256(item.id::text::bytea),
      ${JSON.stringify(reply)}::json, ${JSON.stringify(response)}::json, true, false, 1, 10, 0, 8000,
      'Europe/Paris', answered_at, answered_at
    from generate_series(1, ${count}::int) as number
    join (select id, capsule_id, row_number() over (order by id) as place, count(*) over () as total
      from atoms) as item on item.place = 1 + number % item.total
    cross join lateral (select ${now}::timestamptz - (${count}::int - number) * interval '10 minutes' as answered_at) as moment`.execute(
    db,
  );
}
