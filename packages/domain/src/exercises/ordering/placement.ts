import type { OrderingContent, OrderingResponse } from "@alambic/contract";
import type { Placement } from "../placement/index.ts";
import { inOrder, laidOut } from "../placement/index.ts";

/** All items in the positions of a list, which are named by their number from 1. */
export function placementOf(
  { items }: OrderingContent,
  response: OrderingResponse | null,
): Placement {
  const shown = items.map(({ id }) => id);
  const places = items.map((_, at) => `${at + 1}`);
  const given = response?.item_ids ?? [];
  const order = given.length === items.length ? given : shown;
  return {
    items: shown,
    places,
    rule: "order",
    put: inOrder,
    placed: new Map(order.map((id, at) => [id, `${at + 1}`])),
    held: null,
  };
}

/** The response that a placement stands for. */
export function responseOf(placement: Placement): OrderingResponse {
  return { content_type: "ordering", item_ids: laidOut(placement).map(({ item }) => item) };
}
