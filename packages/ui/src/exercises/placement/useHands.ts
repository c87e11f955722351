import { pressed } from "@alambic/domain/exercises/placement";
import type { PlacementFocus } from "@alambic/domain/exercises/placement";
import { useEffectEvent, useLayoutEffect } from "react";
import { late } from "../late.ts";
import { PlainButton } from "../player/PlainButton.tsx";
import { focusOf } from "./focusOf.ts";
import type { Grip } from "./Grip.ts";
import type { Offers } from "./offersOf.tsx";

/** Where they do not arrive, single presses still move everything. */
export const laterHands = late(async () => (await import("./hands.ts")).hands);

const boardKeys = /^(?:Arrow|Home|End|Delete|Backspace)/u;

/** Presses one thing after the other. What that did is told once the hands have come. */
function press({ state, waitingRef, go }: Grip, focuses: readonly PlacementFocus[]): void {
  const next = focuses.reduce(pressed, state);
  if (next === state) return;
  waitingRef.current.untold = [state, next];
  go(next);
}

/** Takes what happens before the hands have come, which are fetched when somebody reaches for the board. */
function listenEarly(board: HTMLElement, grip: () => Grip, signal: AbortSignal): void {
  const { events } = grip().waitingRef.current;
  const takeClicks = () => {
    const clicks = events.splice(0).flatMap(([{ type }, target]) => {
      return (type === "click" && focusOf(target)) || [];
    });
    press(grip(), clicks);
  };
  const onEarly = (event: Event) => {
    const focus = focusOf(event.target);
    // Of all these events only a pointer's click has a detail.
    if (focus && event instanceof MouseEvent && event.detail > 0) press(grip(), [focus]);
    else events.push([event, event.target]);
    if (focus && event instanceof KeyboardEvent && boardKeys.test(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
    void Promise.resolve(laterHands.bring()).then(
      // Drawn anew, with them.
      () => grip().go(grip().state),
      // Without them, native buttons are pressed as they were.
      takeClicks,
    );
  };
  for (const name of ["pointerenter", "pointerdown", "focusin", "click", "keydown"]) {
    board.addEventListener(name, onEarly, { signal });
  }
  // Where a drag ends is for the hands to tell.
  const keep = (event: Event) => {
    if (events.length > 0) events.push([event, null]);
  };
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, keep, { signal });
}

/**
 * Listens to a whole board, whichever of its parts is pressed, until the hands have come, which do
 * from then on. Meanwhile a pointer's press does what it does at once; keys and drags wait, and are
 * done in turn. Gives what the hands offer to do, once they are there.
 */
export function useHands(grip: Grip, open: boolean): Offers | undefined {
  const hands = laterHands.here();
  const { boardRef } = grip;
  const currentGrip = useEffectEvent(() => grip);
  const listen = hands?.listen ?? listenEarly;

  useLayoutEffect(() => {
    const board = boardRef.current;
    if (!open || board === null) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    listen(board, () => currentGrip(), signal);
    // Only where such a listener stands beforehand may a drag by finger keep the page from scrolling.
    board.addEventListener("touchmove", () => {}, { passive: false, signal });
    return () => gone.abort();
  }, [boardRef, open, listen]);

  useLayoutEffect(() => {
    if (open) hands?.drawn(grip);
  });
  return hands?.offersOf(grip, PlainButton);
}
