import type { CategorizationContent, CategorizationResponse } from "@alambic/contract";
import type { Placement } from "../placement/index.ts";
import { laidOut } from "../placement/index.ts";

/** The items, and the groups as places that take many. */
export function placementOf(
  { groups, items }: CategorizationContent,
  response: CategorizationResponse | null,
): Placement {
  const members = response?.members ?? [];
  return {
    items: items.map(({ id }) => id),
    places: groups.map(({ id }) => id),
    rule: "many",
    placed: new Map(members.map((joined) => [joined.item_id, joined.group_id])),
    held: null,
  };
}

/** The response that a placement stands for, group by group. */
export function responseOf(placement: Placement): CategorizationResponse {
  const members = laidOut(placement).map(({ place, item }) => ({ item_id: item, group_id: place }));
  return { content_type: "categorization", members };
}
