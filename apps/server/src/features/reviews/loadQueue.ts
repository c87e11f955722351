import { sql } from "kysely";
import type { SqlBool } from "kysely";
import type { ReviewCard } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { atomColumns, presentAtom } from "../capsules/index.ts";
import { loadPlans } from "./loadSettings.ts";
import { memoryColumns, memoryOf } from "./memoryColumns.ts";
import { presentCard } from "./presentCard.ts";
import { cardsOf, comesAt } from "./waitingCards.ts";
import type { Today } from "./waitingCards.ts";

export interface QueueRequest {
  readonly userId: string;
  readonly today: Today;
  readonly capsuleId: string | undefined;
  /** At most so many that were reviewed before, and so many new ones. */
  readonly known: number;
  readonly new: number;
  /** There are more than the member has time for: those come first that are worth most. */
  readonly isShort: boolean;
  readonly limit: number;
  readonly now: Date;
  readonly timeZone: string;
}

/** The cards that wait: those that were reviewed before, then new ones. */
export async function loadQueue(db: Database, request: QueueRequest): Promise<ReviewCard[]> {
  const known = await loadCards(db, request, "known", Math.min(request.known, request.limit));
  const left = request.limit - known.length;
  return [...known, ...(await loadCards(db, request, "new", Math.min(request.new, left)))];
}

async function loadCards(
  db: Database,
  request: QueueRequest,
  which: "known" | "new",
  limit: number,
): Promise<ReviewCard[]> {
  if (limit === 0) return [];
  const { userId, today, capsuleId, now } = request;
  const comes = comesAt(today.start);
  const wasReviewed = sql<SqlBool>`cards.reviews > 0`;
  const isNew = sql<SqlBool>`cards.reviews = 0`;
  const rows = await cardsOf(db, userId, capsuleId === undefined ? "last used" : "each")
    .leftJoin("atom_progress as progress", (join) =>
      join
        .onRef("progress.atom_id", "=", "cards.atom_id")
        .onRef("progress.user_id", "=", "cards.user_id"),
    )
    .$if(capsuleId !== undefined, (query) => query.where("cards.capsule_id", "=", capsuleId ?? ""))
    .where(comes, "<", today.end)
    .where(which === "new" ? isNew : wasReviewed)
    .select([...atomColumns, ...memoryColumns])
    .select(comes.as("comes_at"))
    .select([
      "cards.card_id",
      "capsules.title as capsule_title",
      "capsules.language",
      "molecules.title as molecule_title",
    ])
    .$if(request.isShort && which === "known", (query) =>
      query
        // What came today, so that no more falls behind; then what is likeliest still known.
        .orderBy(sql`${comes} < ${today.start}`)
        .orderBy(
          sql`extract(epoch from ${now}::timestamptz - cards.last_seen_at) / cards.stability`,
        ),
    )
    .orderBy(comes)
    .orderBy("cards.card_id")
    .limit(limit)
    .execute();
  const planOf = await loadPlans(db, userId);
  return rows.map((row) => ({
    ...presentCard(
      row.card_id,
      { memory: memoryOf(row), plan: planOf(row.capsule_id) },
      { ...request, comesAt: row.comes_at },
    ),
    atom: presentAtom(row),
    capsule_id: row.capsule_id,
    capsule_title: row.capsule_title,
    molecule_id: row.molecule_id,
    molecule_title: row.molecule_title,
    language: row.language,
  }));
}
