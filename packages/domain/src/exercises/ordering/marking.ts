import type { OrderingContent, OrderingResponse } from "@alambic/contract";
import type { Score } from "../score.ts";
import { scoreOf } from "../score.ts";
import { keptItems } from "./keptItems.ts";
import type { Marking } from "../marking.ts";

/**
 * Counts the items that would still have to be moved: none is 1, all but one (the list stands on its
 * head) is 0. So every move that puts an item right raises the score by the same share, and one item
 * at the wrong end costs one share; a count of right positions or of right neighbours has neither.
 */
export function score(ordering: OrderingContent, { item_ids: given }: OrderingResponse): Score {
  const kept = keptItems(ordering, given);
  const moves = ordering.items.length - Math.max(1, kept.size);
  const share = 1 - moves / (ordering.items.length - 1);
  const parts = ordering.items.map(({ id }) => ({ id, correct: share > 0 && kept.has(id) }));
  return scoreOf(share, parts);
}

/** What an answer is worth, and which is right. */
export const marking: Marking<OrderingContent, OrderingResponse> = {
  scored: true,
  score,
  correctResponse: ({ correct_item_ids: key }) => ({
    content_type: "ordering",
    item_ids: [...key],
  }),
};
