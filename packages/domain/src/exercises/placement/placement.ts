/** What a place does with what is put there. */
export type PlacementRule =
  /** It takes one item; what lay there goes where that one came from. */
  | "one"
  /** It takes any number of items. */
  | "many"
  /** It is a position in a list of all items; the items between the two positions move up. */
  | "order";

/** Where everything lies when an item was put into a place. */
export type Put = (state: Placement, item: string, place: string) => Placement["placed"];

/** Items that lie in a pool or in places. `held` is the item picked up and not yet put down. */
export interface Placement {
  readonly items: readonly string[];
  readonly places: readonly string[];
  readonly rule: PlacementRule;
  /** How an item is put down where that moves more than what lay there: `inOrder`, for that rule. */
  readonly put?: Put;
  /** The place of each item that has one; in a place of many, in the order in which they came. */
  readonly placed: ReadonlyMap<string, string>;
  readonly held: string | null;
}

/** The items that lie in each place that holds any, in the order in which they came. */
export function itemsByPlace({ placed }: Placement): ReadonlyMap<string, readonly string[]> {
  const byPlace = new Map<string, string[]>();
  for (const [item, place] of placed) {
    byPlace.set(place, [...(byPlace.get(place) ?? []), item]);
  }
  return byPlace;
}

/** The items that lie in a place, in the order in which they came. */
export function itemsAt(state: Placement, place: string): readonly string[] {
  return itemsByPlace(state).get(place) ?? [];
}

/** The items that lie in no place. */
export function pool({ items, placed }: Placement): string[] {
  return items.filter((item) => !placed.has(item));
}

/** What lies where, place by place. */
export function laidOut(state: Placement): { place: string; item: string }[] {
  const byPlace = itemsByPlace(state);
  return state.places.flatMap((place) =>
    (byPlace.get(place) ?? []).map((item) => ({ place, item })),
  );
}

/** What lies where, when an item went back to the pool. */
export function without(placed: Placement["placed"], item: string): Map<string, string> {
  return new Map([...placed].filter(([other]) => other !== item));
}

/** An item comes to lie in a place; what takes its room there goes where it came from. */
function lay(state: Placement, item: string, place: string): Placement["placed"] {
  const from = state.placed.get(item);
  const placed = without(state.placed, item).set(item, place);
  const lying = state.rule === "one" ? itemsAt(state, place).at(-1) : undefined;
  if (lying === undefined) return placed;
  return from === undefined ? without(placed, lying) : placed.set(lying, from);
}

/** Puts an item into a place, which is one of those that there are. */
export function drop(state: Placement, item: string, place: string): Placement {
  const stays = state.placed.get(item) === place;
  const put = state.put ?? lay;
  return { ...state, placed: stays ? state.placed : put(state, item, place), held: null };
}

/** Picks an item up, or lays it down where it was. */
export function hold(state: Placement, item: string | undefined): Placement {
  return item === undefined ? state : { ...state, held: state.held === item ? null : item };
}

/** What the keyboard stands on, or a press goes to: an item, or a place with what lies in it. */
export interface PlacementFocus {
  readonly on: "item" | "place";
  readonly id: string;
}

/**
 * Presses something that there is: puts what is in hand there, else picks up what lies there, where that is one
 * item. With an item in hand, another one that lies in a place stands for its place.
 */
export function pressed(state: Placement, { on, id }: PlacementFocus): Placement {
  const { held, placed, rule } = state;
  const place = on === "place" ? id : held === id ? undefined : placed.get(id);
  if (held !== null && place !== undefined) return drop(state, held, place);
  if (on === "item") return hold(state, id);
  return rule === "many" ? state : hold(state, itemsAt(state, id).at(-1));
}
