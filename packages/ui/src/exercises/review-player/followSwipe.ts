import type { ReviewRating } from "@alambic/contract";
import { pullOf } from "./pullOf.ts";
import type { Pull } from "./pullOf.ts";

export interface SwipeEvents {
  /** Where the finger is; null once it was let go, or went elsewhere. */
  readonly onPull: (pull: Pull | null) => void;
  readonly onRate: (rating: ReviewRating) => void;
}

/** Pixels at the side of the window that are the browser’s. */
const edge = 24;
/** What has a use for a finger of its own. */
const takesFinger = "button, a[href], input, textarea, select, summary, canvas, [contenteditable]";
const dialogs = "dialog[open], [role='dialog'], [role='menu']";

/** Follows a finger, or a pen, from where it went down until it is let go. A second one calls it off. */
function follow(start: PointerEvent, { onPull, onRate }: SwipeEvents, ended: AbortSignal): void {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, ended]);
  let pull: Pull | null = null;
  const end = () => {
    done.abort();
    onPull(null);
  };
  const isOther = ({ pointerId }: PointerEvent) => pointerId !== start.pointerId;
  addEventListener(
    "pointermove",
    (event) => {
      if (isOther(event)) return;
      // Once it goes to the side it is followed, also back.
      const down = pull === null ? event.clientY - start.clientY : 0;
      const next = pullOf(event.clientX - start.clientX, down);
      if (next === "elsewhere") return end();
      pull = next;
      onPull(next);
    },
    { signal },
  );
  addEventListener(
    "pointerup",
    (event) => {
      if (isOther(event)) return;
      end();
      if (pull?.share === 1) onRate(pull.rating);
    },
    { signal },
  );
  addEventListener("pointercancel", end, { signal });
  addEventListener("pointerdown", (event) => isOther(event) && end(), { signal });
}

/**
 * Has a swipe across a surface rate. Not from the edge of the window, where it goes back, nor on what has a
 * use of its own for a finger or scrolls to the side, nor beside a dialog. Returns how to stop that.
 */
export function followSwipe(surface: HTMLElement, events: SwipeEvents): () => void {
  const ended = new AbortController();
  const isOwn = ({ isPrimary, pointerType, clientX, target }: PointerEvent) =>
    isPrimary &&
    pointerType !== "mouse" &&
    clientX > edge &&
    clientX < document.documentElement.clientWidth - edge &&
    target instanceof Element &&
    target.closest(takesFinger) === null &&
    document.querySelector(dialogs) === null &&
    !scrollsAcross(target, surface);
  surface.addEventListener(
    "pointerdown",
    (event) => {
      if (isOwn(event)) follow(event, events, ended.signal);
    },
    { signal: ended.signal },
  );
  return () => ended.abort();
}

function scrollsAcross(target: Element, surface: HTMLElement): boolean {
  for (let at: Element | null = target; at !== null && at !== surface; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && /auto|scroll/u.test(getComputedStyle(at).overflowX)) {
      return true;
    }
  }
  return false;
}
