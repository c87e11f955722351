import type { ReviewCardsTable } from "../../platform/db/tables/reviews.ts";
import type { Memory } from "./memory/index.ts";

/** The columns of a stored memory, where `review_cards` is called `cards`. */
export const memoryColumns = [
  "cards.due_at",
  "cards.exam_due_at",
  "cards.exam_ends_at",
  "cards.last_seen_at",
  "cards.stability",
  "cards.difficulty",
  "cards.interval_days",
  "cards.reviews",
  "cards.lapses",
  "cards.streak",
] as const;

type MemoryRow = Omit<
  ReviewCardsTable,
  "user_id" | "card_id" | "atom_id" | "molecule_id" | "capsule_id"
>;

/** A memory as it was stored. */
export function memoryOf(row: MemoryRow): Memory {
  const { exam_due_at: examDueAt, exam_ends_at: examEndsAt } = row;
  return {
    dueAt: row.due_at,
    exam: examDueAt && examEndsAt && { dueAt: examDueAt, endsAt: examEndsAt },
    lastSeenAt: row.last_seen_at,
    stability: row.stability,
    difficulty: row.difficulty,
    intervalDays: row.interval_days,
    reviews: row.reviews,
    lapses: row.lapses,
    streak: row.streak,
  };
}

/** A memory as it is stored. */
export function columnsOf(memory: Memory): MemoryRow {
  return {
    due_at: memory.dueAt,
    exam_due_at: memory.exam?.dueAt ?? null,
    exam_ends_at: memory.exam?.endsAt ?? null,
    last_seen_at: memory.lastSeenAt,
    stability: memory.stability,
    difficulty: memory.difficulty,
    interval_days: memory.intervalDays,
    reviews: memory.reviews,
    lapses: memory.lapses,
    streak: memory.streak,
  };
}
