import type { Placement, PlacementFocus } from "./placement.ts";
import { itemsAt, itemsByPlace, pool, pressed } from "./placement.ts";
import { placementReducer } from "./placementReducer.ts";

export interface PlacementStep {
  readonly state: Placement;
  readonly focus: PlacementFocus;
}

const onItem = (id: string): PlacementFocus => ({ on: "item", id });
const onPlace = (id: string): PlacementFocus => ({ on: "place", id });

/**
 * All that the keyboard can stand on: places, then the pool. A place of many is followed by its items;
 * it has nothing to give to empty hands, which pass it by.
 */
export function focusOrder(state: Placement): PlacementFocus[] {
  const byPlace = itemsByPlace(state);
  const isMany = state.rule === "many";
  const isPassed = isMany && state.held === null;
  const lying = (place: string) => (isMany ? (byPlace.get(place) ?? []) : []);
  return [
    ...state.places.flatMap((place) => [
      ...(isPassed ? [] : [onPlace(place)]),
      ...lying(place).map(onItem),
    ]),
    ...pool(state).map(onItem),
  ];
}

/** Where an item lies, as something to stand on. */
export function whereIs({ rule, placed }: Placement, item: string): PlacementFocus {
  const place = placed.get(item);
  return place === undefined || rule === "many" ? onItem(item) : onPlace(place);
}

/** The place to carry an item to first: another one with room, else the first. */
export function suggestedPlace(state: Placement, item: string): string | undefined {
  const { places, placed, rule } = state;
  const full = new Set(rule === "one" ? placed.values() : [placed.get(item)]);
  return places.find((place) => !full.has(place)) ?? places[0];
}

/** Where the keyboard goes when an item was put down: to what is left in the pool, if anything. */
export function afterDrop(state: Placement, item: string): PlacementFocus {
  const left = pool(state);
  const next = left.find((id) => state.items.indexOf(id) > state.items.indexOf(item)) ?? left[0];
  return next === undefined ? whereIs(state, item) : onItem(next);
}

function step(state: Placement, focus: PlacementFocus, key: string): PlacementFocus {
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
  const next = pressed(state, focus);
  if (next.held !== null) {
    const place = focus.on === "item" ? suggestedPlace(next, next.held) : undefined;
    return { state: next, focus: place === undefined ? focus : onPlace(place) };
  }
  const down = state.held !== null && next.placed !== state.placed;
  return { state: next, focus: down ? afterDrop(next, state.held) : focus };
}

/**
 * What a key does: arrows, Home and End move; Enter and Space press; Escape lays the held item
 * down where it was; Delete and Backspace take the item that one stands on back to the pool. Null
 * for any other key. Left and right are those of a text from left to right.
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
      return { state, focus: step(state, focus, key) };
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
      const item = focus.on === "item" ? focus.id : itemsAt(state, focus.id).at(-1);
      const removed = item !== undefined && placementReducer(state, { type: "remove", item });
      if (!removed || removed.placed === state.placed) return null;
      const leaves = focus.on === "item" || state.rule === "many";
      return { state: removed, focus: leaves ? afterDrop(removed, item) : focus };
    }
    default:
      return null;
  }
}
