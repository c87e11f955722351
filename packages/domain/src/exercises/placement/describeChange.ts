import type { Placement } from "./placement.ts";
import { pool } from "./placement.ts";

/** What a step did, for those to whom it has to be said. */
export type PlacementChange =
  | { readonly type: "picked"; readonly item: string; readonly from: string | null }
  | { readonly type: "released"; readonly item: string }
  | {
      readonly type: "placed";
      readonly item: string;
      readonly place: string;
      /** The item that had to go, and the place that it went to; null for the pool. */
      readonly displaced: { readonly item: string; readonly to: string | null } | null;
      /** How many places are free, or, where a place takes many, how many items are left. */
      readonly left: number;
    }
  | { readonly type: "returned"; readonly item: string };

function left(state: Placement): number {
  if (state.rule !== "one") return pool(state).length;
  return state.places.length - new Set(state.placed.values()).size;
}

/** Tells what one step changed; null where nothing did. */
export function describeChange(before: Placement, next: Placement): PlacementChange | null {
  if (next.held !== null) {
    if (next.held === before.held) return null;
    return { type: "picked", item: next.held, from: next.placed.get(next.held) ?? null };
  }
  const elsewhere = next.items.filter((id) => next.placed.get(id) !== before.placed.get(id));
  const [first] = elsewhere;
  if (first === undefined) {
    return before.held === null ? null : { type: "released", item: before.held };
  }
  // Of several items that move, the one that was in hand is the news.
  const item = before.held ?? first;
  const place = next.placed.get(item);
  if (place === undefined) return { type: "returned", item };
  const other = next.rule === "order" ? undefined : elsewhere.find((id) => id !== item);
  const displaced =
    other === undefined ? null : { item: other, to: next.placed.get(other) ?? null };
  return { type: "placed", item, place, displaced, left: left(next) };
}
