import type { Placement, PlacementAction } from "./placement.ts";
import { itemsAt, placementReducer, pool } from "./placement.ts";

/** What the keyboard stands on: an item of the pool, or a place with what lies in it. */
export interface PlacementFocus {
  readonly on: "item" | "place";
  readonly id: string;
}

export interface PlacementStep {
  readonly state: Placement;
  readonly focus: PlacementFocus;
}

/** All that the keyboard can stand on: places first, then the pool. */
export function focusOrder(state: Placement): PlacementFocus[] {
  return [
    ...state.places.map((id) => ({ on: "place" as const, id })),
    ...pool(state).map((id) => ({ on: "item" as const, id })),
  ];
}

/** Where the keyboard goes with an item in hand: to the first place with room, else the first. */
function firstRoom(state: Placement): PlacementFocus | undefined {
  const room = state.places.find((place) => itemsAt(state, place).length < state.capacity);
  const id = room ?? state.places[0];
  return id === undefined ? undefined : { on: "place", id };
}

/** Where the keyboard goes when an item was put down: to what is left in the pool, if anything. */
function afterDrop(state: Placement, item: string, place: string): PlacementFocus {
  const left = pool(state);
  const next = left.find((id) => state.items.indexOf(id) > state.items.indexOf(item)) ?? left[0];
  return next === undefined ? { on: "place", id: place } : { on: "item", id: next };
}

/** Where an item lies, as something to stand on. */
function whereIs(state: Placement, item: string): PlacementFocus {
  const place = state.placed.get(item);
  return place === undefined ? { on: "item", id: item } : { on: "place", id: place };
}

function moved(state: Placement, focus: PlacementFocus, key: string): PlacementFocus {
  const order = focusOrder(state);
  const at = order.findIndex(({ on, id }) => on === focus.on && id === focus.id);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: order.length - 1,
  };
  const target = targets[key];
  return (target === undefined ? undefined : order.at(target % order.length)) ?? focus;
}

/** Presses what the keyboard stands on; where it goes then follows what happened. */
export function pressFocus(state: Placement, focus: PlacementFocus): PlacementStep {
  const action: PlacementAction =
    focus.on === "item" ? { type: "hold", item: focus.id } : { type: "press", place: focus.id };
  const next = placementReducer(state, action);
  if (next.held !== null) {
    const target = focus.on === "item" ? firstRoom(next) : focus;
    return { state: next, focus: target ?? focus };
  }
  const put = state.held !== null && focus.on === "place" && next.placed !== state.placed;
  return { state: next, focus: put ? afterDrop(next, state.held, focus.id) : focus };
}

/**
 * What a key does: arrows, Home and End move; Enter and Space press; Escape lays the held item
 * down where it was; Delete and Backspace take the item of a place back to the pool. Null for any
 * other key.
 */
export function placementKey(
  state: Placement,
  focus: PlacementFocus,
  key: string,
): PlacementStep | null {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowLeft":
    case "Home":
    case "End":
      return { state, focus: moved(state, focus, key) };
    case "Enter":
    case " ":
      return pressFocus(state, focus);
    case "Escape":
      if (state.held === null) return null;
      return {
        state: placementReducer(state, { type: "release" }),
        focus: whereIs(state, state.held),
      };
    case "Delete":
    case "Backspace": {
      const item = focus.on === "place" ? itemsAt(state, focus.id).at(-1) : undefined;
      if (item === undefined) return null;
      return { state: placementReducer(state, { type: "remove", item }), focus };
    }
    default:
      return null;
  }
}
