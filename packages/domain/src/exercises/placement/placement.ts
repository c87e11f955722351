/** Items that lie in a pool or in places. `held` is the item picked up and not yet put down. */
export interface Placement {
  readonly items: readonly string[];
  readonly places: readonly string[];
  /** How many items a place takes. */
  readonly capacity: number;
  /** The place of each item that has one. */
  readonly placed: ReadonlyMap<string, string>;
  readonly held: string | null;
}

export interface PlacementSetting {
  readonly items: readonly string[];
  readonly places: readonly string[];
  /** One unless said otherwise. */
  readonly capacity?: number;
  readonly placed?: ReadonlyMap<string, string>;
}

export type PlacementAction =
  /** Picks an item up, wherever it lies; picks it up again: lays it down where it was. */
  | { readonly type: "hold"; readonly item: string }
  /** Puts the held item into a place. */
  | { readonly type: "drop"; readonly place: string }
  /** With an item in hand puts it there; else picks up what lies there. */
  | { readonly type: "press"; readonly place: string }
  /** Lays the held item down where it was. */
  | { readonly type: "release" }
  /** Takes an item back to the pool. */
  | { readonly type: "remove"; readonly item: string };

export function createPlacement(setting: PlacementSetting): Placement {
  return { capacity: 1, placed: new Map(), ...setting, held: null };
}

/** The items that lie in a place, in the order of all items. */
export function itemsAt({ items, placed }: Placement, place: string): string[] {
  return items.filter((item) => placed.get(item) === place);
}

/** The items that lie in no place. */
export function pool({ items, placed }: Placement): string[] {
  return items.filter((item) => !placed.has(item));
}

function without(placed: Placement["placed"], item: string): Placement["placed"] {
  return new Map([...placed].filter(([other]) => other !== item));
}

/** Puts the held item down. In a full place it changes places with the item that lies there. */
function drop(state: Placement, place: string): Placement {
  const { held, places, capacity } = state;
  if (held === null || !places.includes(place)) return state;
  const from = state.placed.get(held);
  if (from === place) return { ...state, held: null };
  const lying = itemsAt(state, place);
  const moved = lying.length < capacity ? undefined : lying.at(-1);
  const kept = moved === undefined ? state.placed : without(state.placed, moved);
  const placed = new Map(kept).set(held, place);
  if (moved !== undefined && from !== undefined) placed.set(moved, from);
  return { ...state, placed, held: null };
}

function hold(state: Placement, item: string | undefined): Placement {
  if (item === undefined || !state.items.includes(item)) return state;
  return { ...state, held: state.held === item ? null : item };
}

/**
 * The one rule of moving items to places, by whatever means: a drag is hold and drop, single
 * presses and keys are hold and press. An action that names nothing known changes nothing.
 */
export function placementReducer(state: Placement, action: PlacementAction): Placement {
  switch (action.type) {
    case "hold":
      return hold(state, action.item);
    case "drop":
      return drop(state, action.place);
    case "press":
      return state.held === null
        ? hold(state, itemsAt(state, action.place).at(-1))
        : drop(state, action.place);
    case "release":
      return { ...state, held: null };
    case "remove":
      return { ...state, placed: without(state.placed, action.item), held: null };
  }
}
