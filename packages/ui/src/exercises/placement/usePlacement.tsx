import {
  afterDrop,
  describeChange,
  itemsByPlace,
  placementKey,
  placementReducer,
  pressFocus,
} from "@alambic/domain/exercises/placement";
import type { Placement, PlacementFocus } from "@alambic/domain/exercises/placement";
import { useI18n } from "@alambic/i18n/react";
import { useLayoutEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import type { Verdicts } from "../renderer.ts";
import { newsOf } from "./newsOf.tsx";
import { contentOf } from "./partOf.tsx";
import type { PlacementPart } from "./partOf.tsx";
import { useBoardEvents } from "./useBoardEvents.ts";
import { useOneStop } from "./useOneStop.ts";

export interface PlacementOptions {
  /** What the response has put where. */
  readonly placement: Placement;
  readonly places: readonly PlacementPart[];
  readonly items: readonly PlacementPart[];
  /** What a place is, for what is said of it. */
  readonly kind: PlaceKind;
  readonly verdicts: Verdicts | null;
  /** False once the answer was checked. */
  readonly open: boolean;
  readonly onPlace: (next: Placement) => void;
  readonly announce: (what: ReactNode) => void;
}

export type PlaceKind = "card" | "group" | "gap" | "point" | "position";

/** Items on their way to places: what all parts of a board draw. */
export interface Placing extends PlacementOptions {
  /** With the item that is held, which is nobody's business but the board's. */
  readonly state: Placement;
  readonly lying: ReadonlyMap<string, readonly string[]>;
  /** Says what a press on a place would do; null with empty hands. */
  readonly invitation: ReactNode;
  readonly boardRef: RefObject<HTMLDivElement | null>;
  /** The held item, unless it is being dragged: what it aims at must not move away. */
  readonly offered: string | null;
  /** Puts the held item somewhere, as the menu does; null is the pool. */
  readonly moveHeld: (place: string | null) => void;
}

const shortLabel = 30;

/** What a press on a place would do; without the card where that is long, or would stand everywhere. */
function invitationOf(
  held: string,
  { items, kind }: PlacementOptions,
  { t, rich }: ReturnType<typeof useI18n>,
): ReactNode {
  const label = items.find(({ id }) => id === held)?.label ?? "";
  if (kind === "position" || kind === "group" || label.length > shortLabel)
    return t("placement.hereShort");
  return rich("placement.here", { item: () => contentOf(items, held) });
}

/** Moves items by single presses, by keys, by menu and by drag: all run the same actions. */
export function usePlacement(options: PlacementOptions): Placing {
  const { placement, open, announce, onPlace } = options;
  const i18n = useI18n();
  const [held, setHeld] = useState<string | null>(null);
  const [dragged, setDragged] = useState(false);
  const boardRef = useRef<HTMLDivElement>(null);
  const target = useRef<PlacementFocus | null>(null);
  const state: Placement = { ...placement, held: open ? held : null };
  // Once the answer is checked nothing is in hand any more, and a retry begins with empty hands.
  if (!open && (held !== null || dragged)) {
    setHeld(null);
    setDragged(false);
  }

  const focusOn = ({ on, id }: PlacementFocus) =>
    boardRef.current?.querySelector<HTMLElement>(`[data-${on}="${id}"]:not([data-twin])`)?.focus();

  // What the keyboard goes to may be drawn only now.
  useLayoutEffect(() => {
    if (target.current !== null) focusOn(target.current);
    target.current = null;
  });

  const go = (next: Placement, focus: PlacementFocus | null, before = state) => {
    const change = describeChange(before, next);
    if (change === null) {
      if (focus !== null) focusOn(focus);
      return;
    }
    target.current = focus;
    announce(newsOf(change, options, i18n));
    setHeld(next.held);
    if (next.placed !== state.placed) onPlace(next);
  };
  const put = (item: string, place: string | null, follow: boolean) => {
    // What was lifted is in hand, even where that is not drawn yet.
    const before = { ...state, held: item };
    const next = placementReducer(
      before,
      place === null ? { type: "remove", item } : { type: "drop", place },
    );
    go(next, follow ? afterDrop(next, item) : null, before);
  };

  useOneStop(boardRef, open);
  useBoardEvents(boardRef, open, {
    onPress: (focus, follow) => {
      const step = pressFocus(state, focus);
      go(step.state, follow ? step.focus : null);
    },
    onKey: (focus, key) => {
      const step = placementKey(state, focus ?? { on: "item", id: held ?? "" }, key);
      if (step !== null) go(step.state, step.focus);
      return step !== null;
    },
    onLift: (item) => {
      setDragged(true);
      go({ ...state, held: item }, null, { ...state, held: null });
    },
    onLetGo: (item, place) => {
      setDragged(false);
      put(item, place, false);
    },
    onCancel: () => {
      setDragged(false);
      go(placementReducer(state, { type: "release" }), null);
    },
  });

  return {
    ...options,
    state,
    boardRef,
    lying: itemsByPlace(state),
    offered: dragged ? null : state.held,
    invitation: state.held === null ? null : invitationOf(state.held, options, i18n),
    moveHeld: (place) => {
      if (state.held !== null) put(state.held, place, true);
    },
  };
}
