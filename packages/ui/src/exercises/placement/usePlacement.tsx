import { placementKey, placementReducer, pressFocus } from "@alambic/domain/exercises/placement";
import type {
  Placement,
  PlacementAction,
  PlacementFocus,
} from "@alambic/domain/exercises/placement";
import { useLayoutEffect, useRef, useState } from "react";
import type { MouseEvent, ReactNode, RefObject } from "react";
import { useKeyDown } from "../keys/useKeyDown.ts";
import type { PlacementPart } from "./placement-parts.ts";
import { usePlacementNews } from "./usePlacementNews.tsx";

export interface PlacementOptions {
  /** What the response has put where. */
  readonly placement: Placement;
  readonly places: readonly PlacementPart[];
  readonly items: readonly PlacementPart[];
  /** False once the answer was checked. */
  readonly open: boolean;
  readonly onPlace: (next: Placement) => void;
  readonly announce: (what: ReactNode) => void;
}

export interface PlacementControls {
  /** With the item that is held, which is nobody's business but the board's. */
  readonly state: Placement;
  readonly boardRef: RefObject<HTMLDivElement | null>;
  readonly press: (focus: PlacementFocus, event: MouseEvent) => void;
  /** Runs actions in one step, as a drag does. */
  readonly run: (actions: readonly PlacementAction[]) => void;
}

function focusOf(element: EventTarget | null): PlacementFocus | null {
  if (!(element instanceof HTMLElement)) return null;
  const { place, item } = element.dataset;
  if (place !== undefined) return { on: "place", id: place };
  return item === undefined ? null : { on: "item", id: item };
}

/** Moves items by single presses and by keys; a drag runs the same actions. */
export function usePlacement(options: PlacementOptions): PlacementControls {
  const { placement, open, onPlace } = options;
  const [held, setHeld] = useState<string | null>(null);
  const boardRef = useRef<HTMLDivElement>(null);
  const target = useRef<PlacementFocus | null>(null);
  const tell = usePlacementNews(options);
  const state: Placement = { ...placement, held: open ? held : null };

  const focusOn = ({ on, id }: PlacementFocus) =>
    boardRef.current?.querySelector<HTMLElement>(`[data-${on}="${id}"]`)?.focus();

  // What the keyboard goes to may be drawn only now.
  useLayoutEffect(() => {
    if (target.current !== null) focusOn(target.current);
    target.current = null;
  });

  const go = (next: Placement, focus: PlacementFocus | null) => {
    if (next.held === state.held && next.placed === state.placed) {
      if (focus !== null) focusOn(focus);
      return;
    }
    target.current = focus;
    tell(state, next);
    setHeld(next.held);
    if (next.placed !== state.placed) onPlace(next);
  };

  // Enter and Space press the native buttons.
  useKeyDown(boardRef, (event) => {
    const focus = focusOf(event.target);
    if (!open || focus === null || event.key === "Enter" || event.key === " ") return;
    const step = placementKey(state, focus, event.key);
    if (step === null) return;
    event.preventDefault();
    event.stopPropagation();
    go(step.state, step.focus);
  });

  return {
    state,
    boardRef,
    run: (actions) => go(actions.reduce(placementReducer, state), null),
    press: (focus, event) => {
      const step = pressFocus(state, focus);
      // A press by key or screen reader has no click count: only there focus follows.
      go(step.state, event.detail === 0 ? step.focus : null);
    },
  };
}
