import { pressed } from "@alambic/domain/exercises/placement";
import type { PlacementFocus } from "@alambic/domain/exercises/placement";
import { useEffectEvent, useLayoutEffect } from "react";
import { lazy } from "../lazy.ts";
import { PlainButton } from "../player/PlainButton.tsx";
import { focusOf } from "./focusOf.ts";
import type { BoardContext } from "./BoardContext.ts";
import type { Offers } from "./offersOf.tsx";

/** Where it does not arrive, single presses still move everything. */
export const lazyBoardController = lazy(
  async () => (await import("./boardController.ts")).boardController,
);

const boardKeys = /^(?:Arrow|Home|End|Delete|Backspace)/u;

/** Presses one thing after the other. What that did is told once the controller has come. */
function press({ state, waitingRef, go }: BoardContext, focuses: readonly PlacementFocus[]): void {
  const next = focuses.reduce(pressed, state);
  if (next === state) return;
  waitingRef.current.untold = [state, next];
  go(next);
}

/** Takes what happens before the controller has come, which is fetched when somebody reaches for the board. */
function listenEarly(board: HTMLElement, context: () => BoardContext, signal: AbortSignal): void {
  const { events } = context().waitingRef.current;
  const takeClicks = () => {
    const clicks = events.splice(0).flatMap(([{ type }, target]) => {
      return (type === "click" && focusOf(target)) || [];
    });
    press(context(), clicks);
  };
  const onEarly = (event: Event) => {
    const focus = focusOf(event.target);
    // Of all these events only a pointer's click has a detail.
    if (focus && event instanceof MouseEvent && event.detail > 0) press(context(), [focus]);
    else events.push([event, event.target]);
    if (focus && event instanceof KeyboardEvent && boardKeys.test(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
    void Promise.resolve(lazyBoardController.load()).then(
      // Drawn anew, with it.
      () => context().go(context().state),
      // Without it, native buttons are pressed as they were.
      takeClicks,
    );
  };
  for (const name of ["pointerenter", "pointerdown", "focusin", "click", "keydown"]) {
    board.addEventListener(name, onEarly, { signal });
  }
  // Where a drag ends is for the controller to tell.
  const keep = (event: Event) => {
    if (events.length > 0) events.push([event, null]);
  };
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, keep, { signal });
}

/**
 * Listens to a whole board, whichever of its parts is pressed, until the controller has come, which does
 * from then on. Meanwhile a pointer's press does what it does at once; keys and drags wait, and are
 * done in turn. Gives what the controller offers to do, once it is there.
 */
export function useBoardController(context: BoardContext, open: boolean): Offers | undefined {
  const boardController = lazyBoardController.peek();
  const { boardRef } = context;
  const currentContext = useEffectEvent(() => context);
  const listen = boardController?.listen ?? listenEarly;

  useLayoutEffect(() => {
    const board = boardRef.current;
    if (!open || board === null) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    listen(board, () => currentContext(), signal);
    // Only where such a listener stands beforehand may a drag by finger keep the page from scrolling.
    board.addEventListener("touchmove", () => {}, { passive: false, signal });
    return () => gone.abort();
  }, [boardRef, open, listen]);

  useLayoutEffect(() => {
    if (open) boardController?.drawn(context);
  });
  return boardController?.offersOf(context, PlainButton);
}
