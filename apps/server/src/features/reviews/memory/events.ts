import type { ReviewRating } from "@alambic/contract";

/** Something that tells how well an item was known at an instant. */
export interface MemoryEvent {
  readonly id: string;
  readonly kind: "answer" | "review";
  readonly at: Date;
  readonly rating: ReviewRating;
}

/** From here on what was remembered no longer counts. */
export interface MemoryRestart {
  readonly id: string;
  readonly kind: "restart";
  readonly at: Date;
}

/** A right answer so soon after a miss repeats what was just shown: it is no sign of memory. */
export const echoMs = 12 * 3_600_000;

type Dated = Pick<MemoryEvent, "id" | "at">;

/** In the order in which they happened; at one instant, by id. */
export function byTime(one: Dated, other: Dated): number {
  return one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);
}
