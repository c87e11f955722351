import { afterDrop, placementReducer } from "@alambic/domain/exercises/placement";
import type { Grip } from "./Grip.ts";

/** Puts an item down; null is the pool. What was lifted is in hand, even where that is not drawn yet. */
export function putDown(
  { state, go }: Grip,
  item: string,
  place: string | null,
  follow: boolean,
): boolean {
  const before = { ...state, held: item };
  const next = placementReducer(
    before,
    place === null ? { type: "remove", item } : { type: "drop", place },
  );
  return go(next, follow ? afterDrop(next, item) : null, before);
}
