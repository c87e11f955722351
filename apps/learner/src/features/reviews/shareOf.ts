import type { Retention } from "@alambic/contract";

/** The share of reviews that were remembered, 0 to 1; null where there were none. */
export function shareOf({ remembered, reviewed }: Retention): number | null {
  return reviewed === 0 ? null : remembered / reviewed;
}
