import { sql } from "kysely";

import type { Tx } from "../../platform/db/Store.ts";
import { loadEvents } from "./loadEvents.ts";
import { loadPlans } from "./loadSettings.ts";
import { foldMemory } from "./memory/index.ts";
import { columnsOf } from "./memoryColumns.ts";
import { loadTwins } from "./twins.ts";

/**
 * Makes the memory of all that a member learned anew from the log, or of what is in one capsule and of its
 * twins.
 */
export async function foldCards(
  tx: Tx,
  userId: string,
  asked: { readonly capsuleId?: string } = {},
): Promise<void> {
  const cards = await loadTwins(tx, userId, asked);
  const log = await loadEvents(
    tx,
    userId,
    asked.capsuleId === undefined ? undefined : cards.flat().map(({ atomId }) => atomId),
  );
  const planOf = await loadPlans(tx, userId);
  const folded = cards.flatMap((twins) => {
    const events = log.of(twins);
    return twins.flatMap(({ atomId, capsuleId }) => {
      const memory = foldMemory(events, planOf(capsuleId));
      return memory === null ? [] : [{ card_id: atomId, ...columnsOf(memory) }];
    });
  });
  await sql`
    update review_cards as cards set
      due_at = folded.due_at, last_seen_at = folded.last_seen_at, stability = folded.stability,
      difficulty = folded.difficulty, interval_days = folded.interval_days,
      reviews = folded.reviews, lapses = folded.lapses, streak = folded.streak,
      exam_due_at = folded.exam_due_at, exam_ends_at = folded.exam_ends_at
    from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as folded(
      card_id uuid, due_at timestamptz, last_seen_at timestamptz, stability double precision,
      difficulty double precision, interval_days integer, reviews integer, lapses integer,
      streak integer, exam_due_at timestamptz, exam_ends_at timestamptz
    )
    where cards.user_id = ${userId} and cards.card_id = folded.card_id
  `.execute(tx);
}
