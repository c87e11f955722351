import { pressed } from "@alambic/domain/exercises/placement";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { late } from "../late.ts";
import { focusOf } from "./focusOf.ts";
import type { Early, Grip } from "./Grip.ts";

/** Where they do not arrive, single presses still move everything. */
export const laterHands = late(async () => (await import("./hands.ts")).hands);

const boardKeys = /^(?:Arrow|Home|End|Delete|Backspace)/u;

/**
 * Listens to a whole board, whichever of its parts is pressed, until the hands have come, which do
 * from then on. Meanwhile a pointer's press does what it does at once; keys and drags wait, and are
 * done in turn.
 */
export function useHands(
  boardRef: RefObject<HTMLElement | null>,
  earlyRef: RefObject<Early>,
  open: boolean,
  grip: Grip,
): void {
  const [, settle] = useState({});
  const hands = laterHands.here();

  const onLost = useEffectEvent(() => {
    const presses = earlyRef.current.events.splice(0).flatMap(([{ type }, target]) => {
      return (type === "click" && focusOf(target)) || [];
    });
    grip.go(presses.reduce(pressed, grip.state), null);
  });
  const onEarly = useEffectEvent((event: Event) => {
    const { events } = earlyRef.current;
    const focus = focusOf(event.target);
    if (focus && event instanceof MouseEvent && event.type === "click" && event.detail > 0) {
      grip.go(pressed(grip.state, focus), null);
    } else events.push([event, event.target]);
    if (focus && event instanceof KeyboardEvent && boardKeys.test(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
    void Promise.resolve(laterHands.bring()).then(
      () => settle({}),
      () => onLost(),
    );
  });
  const currentGrip = useEffectEvent(() => grip);

  useLayoutEffect(() => {
    const board = boardRef.current;
    if (!open || board === null) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    if (hands !== null) hands.listen(board, () => currentGrip(), earlyRef.current, signal);
    else {
      for (const name of ["pointerenter", "pointerdown", "focusin", "click", "keydown"]) {
        board.addEventListener(name, (event) => onEarly(event), { signal });
      }
      // Where a drag ends is for the hands to tell.
      for (const name of ["pointerup", "pointercancel"]) {
        const keep = (event: Event) => {
          const { events } = earlyRef.current;
          if (events.length > 0) events.push([event, null]);
        };
        addEventListener(name, keep, { signal });
      }
    }
    // Only where such a listener stands beforehand may a drag by finger keep the page from scrolling.
    board.addEventListener("touchmove", () => {}, { passive: false, signal });
    return () => gone.abort();
  }, [boardRef, open, hands, earlyRef]);

  useLayoutEffect(() => {
    if (open && boardRef.current !== null) hands?.drawn(boardRef.current, grip, earlyRef.current);
  });
}
