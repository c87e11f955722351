import type { ReviewCardState } from "@alambic/contract";
import { stateOfCard } from "@alambic/domain/reviews";
import { localDay } from "@alambic/domain/streaks";

import type { FoldedCard } from "./foldCard.ts";
import { comesBackAt, dayMs, intervalsOf } from "./memory/index.ts";

/** Whose card it is, when. */
export interface CardReader {
  readonly now: Date;
  readonly timeZone: string;
  /** Where it was put aside, it comes no sooner. */
  readonly comesAt?: Date;
}

/** A card as it stands for its learner now. */
export function presentCard(
  id: string,
  { memory, plan }: FoldedCard,
  { now, timeZone, comesAt = comesBackAt(memory, now) }: CardReader,
): ReviewCardState {
  const dueDay = localDay(comesAt, timeZone);
  const days = Math.round((comesAt.getTime() - memory.lastSeenAt.getTime()) / dayMs);
  return {
    id,
    state: stateOfCard({ dueDay, reviews: memory.reviews }, localDay(now, timeZone)),
    due_at: comesAt.toISOString(),
    interval_days: Math.max(1, days),
    streak: memory.streak,
    intervals: intervalsOf(memory, now, plan),
  };
}
