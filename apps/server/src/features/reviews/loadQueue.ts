import type { ReviewCard } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { atomColumns, presentAtom } from "../capsules/index.ts";
import { memoryColumns, memoryOf } from "./memoryColumns.ts";
import { presentCard } from "./presentCard.ts";
import { cardsOf } from "./waitingCards.ts";

export interface QueueRequest {
  readonly userId: string;
  /** Cards that come before this instant. */
  readonly before: Date;
  readonly capsuleId: string | undefined;
  readonly limit: number;
  readonly now: Date;
  readonly timeZone: string;
}

/** The cards that wait: those that were reviewed before, the longest due first, then new ones. */
export async function loadQueue(db: Database, request: QueueRequest): Promise<ReviewCard[]> {
  const { userId, before, capsuleId, limit } = request;
  const rows = await cardsOf(db, userId)
    .leftJoin("atom_progress as progress", (join) =>
      join
        .onRef("progress.atom_id", "=", "cards.atom_id")
        .onRef("progress.user_id", "=", "cards.user_id"),
    )
    .$if(capsuleId !== undefined, (query) => query.where("cards.capsule_id", "=", capsuleId ?? ""))
    .where("cards.due_at", "<", before)
    .select([...atomColumns, ...memoryColumns])
    .select([
      "cards.card_id",
      "capsules.title as capsule_title",
      "capsules.language",
      "molecules.title as molecule_title",
    ])
    .orderBy(({ case: when }) => when().when("cards.reviews", ">", 0).then(0).else(1).end())
    .orderBy("cards.due_at")
    .orderBy("cards.card_id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...presentCard(row.card_id, memoryOf(row), request),
    atom: presentAtom(row),
    capsule_id: row.capsule_id,
    capsule_title: row.capsule_title,
    molecule_id: row.molecule_id,
    molecule_title: row.molecule_title,
    language: row.language,
  }));
}
