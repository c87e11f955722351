import type { MatchingContent, MatchingResponse } from "@alambic/contract";
import type { Placement } from "../placement/index.ts";
import { laidOut } from "../placement/index.ts";

/** The right cards as items, the left cards as their places, as a response has put them. */
export function placementOf(
  { left, right }: MatchingContent,
  response: MatchingResponse | null,
): Placement {
  const pairs = response?.pairs ?? [];
  return {
    items: right.map(({ id }) => id),
    places: left.map(({ id }) => id),
    rule: "one",
    placed: new Map(pairs.map((pair) => [pair.right_id, pair.left_id])),
    held: null,
  };
}

/** The response that a placement stands for, in the order of the left cards. */
export function responseOf(placement: Placement): MatchingResponse {
  const pairs = laidOut(placement).map(({ place, item }) => ({ left_id: place, right_id: item }));
  return { content_type: "matching", pairs };
}
