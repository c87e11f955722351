import type { Placement } from "./placement.ts";
import { drop, hold, pressed, without } from "./placement.ts";

export type PlacementAction =
  /** Picks an item up, wherever it lies; picks it up again: lays it down where it was. */
  | { readonly type: "hold"; readonly item: string }
  /** Puts the held item into a place. */
  | { readonly type: "drop"; readonly place: string }
  /** With an item in hand puts it there; else picks up what lies there, where that is one item. */
  | { readonly type: "press"; readonly place: string }
  /** Lays the held item down where it was. */
  | { readonly type: "release" }
  /** Takes an item back to the pool. */
  | { readonly type: "remove"; readonly item: string };

function remove(state: Placement, item: string): Placement {
  const stays = state.rule === "order" || !state.placed.has(item);
  return { ...state, placed: stays ? state.placed : without(state.placed, item), held: null };
}

/**
 * The one rule of moving items to places, by whatever means: a drag and a choice from the menu are
 * hold and drop, single presses and keys are hold and press. An action that names nothing known
 * changes nothing.
 */
export function placementReducer(state: Placement, action: PlacementAction): Placement {
  const { held, items, places } = state;
  switch (action.type) {
    case "hold":
      return items.includes(action.item) ? hold(state, action.item) : state;
    case "drop":
      return held !== null && places.includes(action.place)
        ? drop(state, held, action.place)
        : state;
    case "press":
      return places.includes(action.place)
        ? pressed(state, { on: "place", id: action.place })
        : state;
    case "release":
      return { ...state, held: null };
    case "remove":
      return remove(state, action.item);
  }
}
