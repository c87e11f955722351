import type { ReviewCardsTable } from "../../platform/db/tables/reviews.ts";
import type { Memory } from "./memory.ts";

/** The columns of a stored memory, where `review_cards` is called `cards`. */
export const memoryColumns = [
  "cards.due_at",
  "cards.last_seen_at",
  "cards.stability",
  "cards.difficulty",
  "cards.interval_days",
  "cards.reviews",
  "cards.lapses",
  "cards.streak",
] as const;

type MemoryRow = Pick<
  ReviewCardsTable,
  | "due_at"
  | "last_seen_at"
  | "stability"
  | "difficulty"
  | "interval_days"
  | "reviews"
  | "lapses"
  | "streak"
>;

/** A memory as it was stored. */
export function memoryOf(row: MemoryRow): Memory {
  return {
    dueAt: row.due_at,
    lastSeenAt: row.last_seen_at,
    stability: row.stability,
    difficulty: row.difficulty,
    intervalDays: row.interval_days,
    reviews: row.reviews,
    lapses: row.lapses,
    streak: row.streak,
  };
}
