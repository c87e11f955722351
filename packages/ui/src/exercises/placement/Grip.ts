import type { Placement, PlacementFocus } from "@alambic/domain/exercises/placement";
import type { PlacementPart } from "./partOf.tsx";

export type PlaceKind = "card" | "group" | "gap" | "point" | "position";

/** What stands on a board, for what is said of it. */
export interface BoardParts {
  readonly places: readonly PlacementPart[];
  readonly items: readonly PlacementPart[];
  /** What a place is. */
  readonly kind: PlaceKind;
}

/** What lies where, and the one way to change it. */
export interface Grip extends BoardParts {
  readonly state: Placement;
  /**
   * Goes on to a state, and to what has focus then (null leaves it). True where that changed anything;
   * `before` is what it is compared with, where that is not what is drawn.
   */
  readonly go: (next: Placement, focus: PlacementFocus | null, before?: Placement) => boolean;
  readonly setDragged: (dragged: boolean) => void;
  /** Says what a step from one state to the next did. */
  readonly tell: (before: Placement, next: Placement) => void;
}

/** What happened on a board before its hands had come. */
export interface Early {
  /** In their order, with what they went to: a component of the page would find its host there. */
  readonly events: [event: Event, target: EventTarget | null][];
  /** What was done of them has moved the focus: the next goes from there. */
  moved: boolean;
  /** What was done and not said yet. */
  untold: readonly [before: Placement, next: Placement] | null;
}
