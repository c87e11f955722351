import { gradeOfAnswer } from "@alambic/domain/reviews";

import type { Database } from "../../platform/db/Store.ts";
import type { MemoryEvent } from "./memory.ts";

/** All that a member's log holds about an item: its answers, and its reviews that still count. */
export async function loadEvents(
  db: Database,
  userId: string,
  cardId: string,
): Promise<MemoryEvent[]> {
  const [answers, reviews] = [
    await db
      .selectFrom("answers")
      .select(["answer_id", "answered_at", "score", "revealed"])
      .where("user_id", "=", userId)
      .where("atom_id", "=", cardId)
      .execute(),
    await db
      .selectFrom("reviews")
      .select(["review_id", "reviewed_at", "rating"])
      .where("user_id", "=", userId)
      .where("card_id", "=", cardId)
      .where("undone_at", "is", null)
      .execute(),
  ];
  return [
    ...answers.map(({ answer_id, answered_at, score, revealed }): MemoryEvent => ({
      id: answer_id,
      kind: "answer",
      at: answered_at,
      rating: gradeOfAnswer({ score, revealed }),
    })),
    ...reviews.map(({ review_id, reviewed_at, rating }): MemoryEvent => ({
      id: review_id,
      kind: "review",
      at: reviewed_at,
      rating,
    })),
  ];
}
