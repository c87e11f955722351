import type { Placement, PlacementFocus } from "@alambic/domain/exercises/placement";
import type { useI18n } from "@alambic/i18n/react";
import type { ReactNode, RefObject } from "react";
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
export interface BoardContext extends BoardParts {
  /** With the item that is held, which is nobody's business but the board's. */
  readonly state: Placement;
  /** The held item is on its way under a pointer. */
  readonly dragged: boolean;
  readonly boardRef: RefObject<HTMLDivElement | null>;
  readonly waitingRef: RefObject<Waiting>;
  /** What the page has: what it and its late parts import, bundlers may put into a file of its own. */
  readonly i18n: ReturnType<typeof useI18n>;
  readonly announce: (what: ReactNode) => void;
  /** Goes on to a state. A drag goes on as well, unless it is told to begin or to end. */
  readonly go: (next: Placement, dragged?: boolean) => void;
}

/** A step from one state to the next. */
export type Step = readonly [before: Placement, next: Placement];

/** What waits for the controller of a board, or for its next drawing. */
export interface Waiting {
  /** In their order, with what they went to: a component of the page would find its host there. */
  readonly events: [event: Event, target: EventTarget | null][];
  /** Where what was done of them leads: the next goes from there. */
  ledTo?: PlacementFocus;
  /** What was done and not said yet. */
  untold?: Step | undefined;
  /** What is to have focus: it may be drawn only then. */
  focus?: PlacementFocus | null;
}
