import { afterDrop, placementReducer } from "@alambic/domain/exercises/placement";
import { applyStep } from "./applyStep.ts";
import type { BoardContext } from "./BoardContext.ts";

/** Puts an item down; null is the pool. What was lifted is in hand, even where that is not drawn yet. */
export function putDown(
  context: BoardContext,
  item: string,
  place: string | null,
  follow: boolean,
): boolean {
  const before = { ...context.state, held: item };
  const next = placementReducer(
    before,
    place === null ? { type: "remove", item } : { type: "drop", place },
  );
  return applyStep(context, next, {
    focus: follow ? afterDrop(next, item) : null,
    before,
    dragged: false,
  });
}
