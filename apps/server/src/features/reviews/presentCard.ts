import type { ReviewCardState } from "@alambic/contract";
import { stateOfCard } from "@alambic/domain/reviews";
import { localDay } from "@alambic/domain/streaks";

import { intervalsOf } from "./memory.ts";
import type { Memory } from "./memory.ts";

/** A card as it stands for its learner now. */
export function presentCard(
  id: string,
  memory: Memory,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): ReviewCardState {
  const dueDay = localDay(memory.dueAt, timeZone);
  return {
    id,
    state: stateOfCard({ dueDay, reviews: memory.reviews }, localDay(now, timeZone)),
    due_at: memory.dueAt.toISOString(),
    interval_days: memory.intervalDays,
    streak: memory.streak,
    intervals: intervalsOf(memory, now),
  };
}
