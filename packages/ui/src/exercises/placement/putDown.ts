import { afterDrop, placementReducer } from "@alambic/domain/exercises/placement";
import { goOn } from "./goOn.ts";
import type { Grip } from "./Grip.ts";

/** Puts an item down; null is the pool. What was lifted is in hand, even where that is not drawn yet. */
export function putDown(grip: Grip, item: string, place: string | null, follow: boolean): boolean {
  const before = { ...grip.state, held: item };
  const next = placementReducer(
    before,
    place === null ? { type: "remove", item } : { type: "drop", place },
  );
  return goOn(grip, next, { focus: follow ? afterDrop(next, item) : null, before, dragged: false });
}
