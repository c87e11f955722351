import { itemsByPlace } from "@alambic/domain/exercises/placement";
import type { Placement, PlacementFocus } from "@alambic/domain/exercises/placement";
import { useI18n } from "@alambic/i18n/react";
import { useLayoutEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { PlainButton } from "../player/PlainButton.tsx";
import type { Verdicts } from "../renderer.ts";
import type { BoardParts, Early, Grip } from "./Grip.ts";
import { laterHands, useHands } from "./useHands.ts";

export interface PlacementOptions extends BoardParts {
  /** What the response has put where. */
  readonly placement: Placement;
  readonly verdicts: Verdicts | null;
  /** False once the answer was checked. */
  readonly open: boolean;
  readonly onPlace: (next: Placement) => void;
  readonly announce: (what: ReactNode) => void;
}

/** Items on their way to places: what all parts of a board draw. */
export interface Placing extends PlacementOptions {
  /** Says what a press on a place would do; null with empty hands. */
  readonly invitation: ReactNode;
  /** A list of where the held item can go, unless it is dragged: what it aims at must not move away. */
  readonly menu: ReactNode;
  /** With the item that is held, which is nobody's business but the board's. */
  readonly state: Placement;
  readonly lying: ReadonlyMap<string, readonly string[]>;
  readonly boardRef: RefObject<HTMLDivElement | null>;
}

/** Moves items by single presses, by keys, by menu and by drag: all run the same actions. */
export function usePlacement(options: PlacementOptions): Placing {
  const { placement, open, announce, onPlace } = options;
  const i18n = useI18n();
  const [held, setHeld] = useState<string | null>(null);
  const [dragged, setDragged] = useState(false);
  const earlyRef = useRef<Early>({ events: [], moved: false, untold: null });
  const boardRef = useRef<HTMLDivElement>(null);
  const target = useRef<PlacementFocus | null>(null);
  const state: Placement = { ...placement, held: open ? held : null };
  const hands = laterHands.here();
  // Once the answer is checked nothing is in hand any more, and a retry begins with empty hands.
  if (!open && (held !== null || dragged)) {
    setHeld(null);
    setDragged(false);
  }

  const focusOn = ({ on, id }: PlacementFocus) =>
    boardRef.current?.querySelector<HTMLElement>(`button[data-${on}="${id}"]`)?.focus();

  // What the keyboard goes to may be drawn only now.
  useLayoutEffect(() => {
    if (target.current !== null) focusOn(target.current);
    target.current = null;
  });

  const grip: Grip = {
    ...options,
    state,
    setDragged,
    tell(before, next) {
      if (hands === null) earlyRef.current.untold = [before, next];
      else announce(hands.newsOf(before, next, options, i18n));
    },
    go(next, focus, before = state) {
      if (next.held === before.held && next.placed === before.placed) {
        if (focus !== null) focusOn(focus);
        return false;
      }
      target.current = focus;
      grip.tell(before, next);
      setHeld(next.held);
      if (next.placed !== state.placed) onPlace(next);
      return true;
    },
  };
  useHands(boardRef, earlyRef, open, grip);
  const inHand = hands !== null && state.held !== null;

  return {
    ...options,
    state,
    boardRef,
    lying: itemsByPlace(state),
    invitation: inHand ? <hands.Invitation grip={grip} /> : null,
    menu:
      inHand && !dragged ? (
        <hands.MoveTo key={state.held} grip={grip} Confirm={PlainButton} />
      ) : null,
  };
}
