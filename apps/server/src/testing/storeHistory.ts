import { sql } from "kysely";

import type { Database } from "../platform/db/Store.ts";
import { storeAnswers } from "./storeAnswers.ts";

/** One in so many answers is reviewed once. */
const reviewedShare = 4;
/** So many members at a time: no statement may last long. */
const batch = 50;

/**
 * Adds so many members who answered so often, with what follows from it: enrolments, progress, days,
 * cards, reviews and XP. One who is there already can be given the same.
 */
export async function storeHistory(
  db: Database,
  options: {
    readonly members: number;
    readonly answers: number;
    readonly now: Date;
    readonly also?: string;
    /** Tidied and counted, as PostgreSQL does by itself within minutes; the embedded database never does. */
    readonly isVacuumed?: boolean;
  },
): Promise<void> {
  const { members, answers, now, also, isVacuumed = false } = options;
  const added = await sql<{
    id: string;
  }>`insert into users (id, username, username_key, email, email_key,
      password_hash, preferred_language, created_at)
    select gen_random_uuid(), name, name, name || '@example.org', name || '@example.org', '', 'en', ${now}
    from (select 'grown-' || number as name from generate_series(1, ${members}::int) as number) as named
    returning id`.execute(db);
  const ids = [...added.rows.map(({ id }) => id), ...(also === undefined ? [] : [also])];
  for (const id of ids) await storeAnswers(db, id, { count: answers, now });
  for (let start = 0; start < ids.length; start += batch)
    await fold(db, ids.slice(start, start + batch), now);
  if (isVacuumed) await sql`vacuum (analyze)`.execute(db);
}

async function fold(db: Database, ids: readonly string[], now: Date): Promise<void> {
  const own = sql`user_id = any(${ids}::uuid[])`;
  await sql`insert into enrolments (user_id, capsule_id, enrolled_at, last_used_at)
    select user_id, capsule_id, min(answered_at), max(answered_at) from answers where ${own} group by 1, 2`.execute(
    db,
  );
  await sql`insert into atom_progress (user_id, atom_id, molecule_id, capsule_id, status, attempts,
      was_revealed, best_score, xp_earned, bonus_xp_earned, updated_at)
    select user_id, item.id, item.molecule_id, item.capsule_id, 'completed', count(*), false, 1, 10, 0,
      max(answered_at)
    from answers join atoms as item on item.id = answers.atom_id where ${own} group by 1, 2, 3, 4`.execute(
    db,
  );
  await sql`insert into molecule_progress (user_id, molecule_id, capsule_id, status, atoms_completed,
      xp_earned, bonus_xp_earned)
    select user_id, molecule_id, capsule_id, 'in_progress', count(*), sum(xp_earned), 0
    from atom_progress where ${own} group by 1, 2, 3`.execute(db);
  await sql`insert into capsule_progress (user_id, capsule_id, status, progress_percentage,
      lessons_completed, atoms_completed, xp_earned, bonus_xp_earned)
    select user_id, capsule_id, 'in_progress', 50, 0, count(*), sum(xp_earned), 0
    from atom_progress where ${own} group by 1, 2`.execute(db);
  await sql`insert into study_days (user_id, day, study_ms, answers, first_at, first_zone, last_at,
      last_zone, xp, reviewed, remembered)
    select user_id, answered_at::date, sum(elapsed_ms), count(*), min(answered_at), 'UTC',
      max(answered_at), 'UTC', sum(xp_awarded), 0, 0
    from answers where ${own} group by 1, 2`.execute(db);
  await sql`insert into study_capsules (user_id, day, capsule_id, study_ms, answers)
    select user_id, answered_at::date, capsule_id, sum(elapsed_ms), count(*)
    from answers where ${own} group by 1, 2, 3`.execute(db);
  await sql`insert into review_cards (user_id, card_id, atom_id, molecule_id, capsule_id, due_at,
      last_seen_at, stability, difficulty, interval_days, reviews, lapses, streak)
    select user_id, p.atom_id, p.atom_id, p.molecule_id, p.capsule_id,
      ${now}::timestamptz + (row_number() over (partition by user_id order by p.atom_id) - 50) * interval '3 hours',
      -- Twins share one memory: else a job of the server would join them while it is measured.
      max(p.updated_at) over (partition by user_id, coalesce(a.twin_id, a.id)), 4, 5, 4, 1, 0, 1
    from atom_progress p join atoms a on a.id = p.atom_id
    where a.content_type <> 'lesson' and ${own}`.execute(db);
  await sql`insert into reviews (user_id, review_id, card_id, capsule_id, request_hash, reply, rating,
      elapsed_ms, day, time_zone, reviewed_at, received_at)
    select user_id, gen_random_uuid(), atom_id, capsule_id, request_hash, reply, 'good', elapsed_ms,
      answered_at::date, 'UTC', answered_at, answered_at
    from (select *, row_number() over (partition by user_id order by answer_id) as number from answers
      where ${own}) as numbered
    where number % ${reviewedShare}::int = 0`.execute(db);
  await sql`insert into xp_awards (user_id, reason, thing, xp, awarded_at, day)
    select user_id, 'review', review_id::text, 2, reviewed_at, day from reviews where ${own}`.execute(
    db,
  );
}
