/** What a place does with what is put there. */
export type PlacementRule =
  /** It takes one item; what lay there goes where that one came from. */
  | "one"
  /** It takes any number of items. */
  | "many"
  /** It is a position in a list of all items; the items between the two positions move up. */
  | "order";

/** Items that lie in a pool or in places. `held` is the item picked up and not yet put down. */
export interface Placement {
  readonly items: readonly string[];
  readonly places: readonly string[];
  readonly rule: PlacementRule;
  /** The place of each item that has one; in a place of many, in the order in which they came. */
  readonly placed: ReadonlyMap<string, string>;
  readonly held: string | null;
}

export interface PlacementSetting {
  readonly items: readonly string[];
  readonly places: readonly string[];
  readonly rule: PlacementRule;
  readonly placed?: ReadonlyMap<string, string>;
}

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

export function createPlacement(setting: PlacementSetting): Placement {
  return { placed: new Map(), ...setting, held: null };
}

/** The items that lie in each place that holds any, in the order in which they came. */
export function itemsByPlace({ placed }: Placement): ReadonlyMap<string, readonly string[]> {
  const byPlace = new Map<string, string[]>();
  for (const [item, place] of placed) {
    const lying = byPlace.get(place);
    if (lying === undefined) byPlace.set(place, [item]);
    else lying.push(item);
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

function without(placed: Placement["placed"], item: string): Map<string, string> {
  return new Map([...placed].filter(([other]) => other !== item));
}

/** The list with one item moved to a position. */
function moved(state: Placement, item: string, place: string): Placement["placed"] {
  const { places } = state;
  const others = laidOut(state).flatMap((lying) => (lying.item === item ? [] : lying.item));
  const list = others.toSpliced(places.indexOf(place), 0, item);
  return new Map(list.map((lying, at) => [lying, places[at] ?? place]));
}

/** Where everything lies when an item was put down. */
function put(state: Placement, item: string, place: string): Placement["placed"] {
  if (state.rule === "order") return moved(state, item, place);
  const from = state.placed.get(item);
  const placed = without(state.placed, item).set(item, place);
  const lying = state.rule === "one" ? itemsAt(state, place).at(-1) : undefined;
  if (lying === undefined) return placed;
  return from === undefined ? without(placed, lying) : placed.set(lying, from);
}

function drop(state: Placement, place: string): Placement {
  const { held, places } = state;
  if (held === null || !places.includes(place)) return state;
  if (state.placed.get(held) === place) return { ...state, held: null };
  return { ...state, placed: put(state, held, place), held: null };
}

function hold(state: Placement, item: string | undefined): Placement {
  if (item === undefined || !state.items.includes(item)) return state;
  return { ...state, held: state.held === item ? null : item };
}

function press(state: Placement, place: string): Placement {
  if (state.held !== null) return drop(state, place);
  return state.rule === "many" ? state : hold(state, itemsAt(state, place).at(-1));
}

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
  switch (action.type) {
    case "hold":
      return hold(state, action.item);
    case "drop":
      return drop(state, action.place);
    case "press":
      return press(state, action.place);
    case "release":
      return { ...state, held: null };
    case "remove":
      return remove(state, action.item);
  }
}
