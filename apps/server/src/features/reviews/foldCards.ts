import { sql } from "kysely";

import type { Tx } from "../../platform/db/Store.ts";
import { loadEvents } from "./loadEvents.ts";
import type { Items } from "./loadEvents.ts";
import { loadPlans } from "./loadSettings.ts";
import { foldMemory } from "./memory/index.ts";
import { columnsOf } from "./memoryColumns.ts";

/** Makes the memory of all that a member learned anew from the log, or of what is in one capsule. */
export async function foldCards(
  tx: Tx,
  userId: string,
  items: Pick<Items, "capsuleId"> = {},
): Promise<void> {
  const { capsuleId } = items;
  const cards = await tx
    .selectFrom("review_cards")
    .select(["card_id as cardId", "capsule_id as capsuleId"])
    .where("user_id", "=", userId)
    .$if(capsuleId !== undefined, (query) => query.where("capsule_id", "=", capsuleId ?? ""))
    .execute();
  const log = await loadEvents(tx, userId, items);
  const planOf = await loadPlans(tx, userId);
  const folded = cards.flatMap((card) => {
    const memory = foldMemory(log.of(card), planOf(card.capsuleId));
    return memory === null ? [] : [{ card_id: card.cardId, ...columnsOf(memory) }];
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
