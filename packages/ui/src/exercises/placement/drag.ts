import { ghost } from "./drag.css.ts";
import { placeAt } from "./placeAt.ts";

export interface DragEvents {
  /** Told once when a drag begins. */
  readonly onLift: (item: string) => void;
  /** Told where the item was let go: over a place, or over none. */
  readonly onLetGo: (item: string, place: string | null) => void;
  readonly onCancel: () => void;
}

/** How far a pointer must move before it drags, in CSS pixels: less is a press. */
export const threshold = 6;
/** How long a finger must rest before it drags, in milliseconds: sooner it scrolls. */
const rest = 220;
/** So near to the edge of the window the page scrolls, so many pixels a frame. */
const edge = 96;
const scrollStep = 9;

interface At {
  readonly x: number;
  readonly y: number;
}

/** What a card is dragged across: its exercise, whose colours and styles it keeps. */
function stageOf(card: HTMLElement): HTMLElement {
  return card.closest("form") ?? document.body;
}

/** A picture of the card under the pointer, above all else, whatever its exercise is confined to. */
function ghostOf(card: HTMLElement): HTMLElement {
  const picture = document.createElement("div");
  picture.className = ghost;
  picture.lang = card.closest<HTMLElement>("[lang]")?.lang ?? "";
  picture.ariaHidden = "true";
  const words = card.querySelector("[data-face]") ?? card;
  picture.append(...[...words.childNodes].map((node) => node.cloneNode(true)));
  stageOf(card).append(picture);
  if ("showPopover" in picture) {
    picture.popover = "manual";
    picture.showPopover();
  }
  return picture;
}

/** Marks the places under the pointer while they are. */
function marker(stage: HTMLElement): (place: string | null) => void {
  let over: string | null = null;
  const mark = (place: string | null, on: boolean) => {
    for (const element of stage.querySelectorAll(`[data-place="${place}"]`)) {
      element.toggleAttribute("data-over", on);
    }
  };
  return (place) => {
    if (place === over) return;
    mark(over, false);
    mark(place, true);
    over = place;
  };
}

/** The lifted card: its picture follows the pointer, and the page scrolls at its edges. */
function lift(card: HTMLElement, where: () => At): () => void {
  const picture = ghostOf(card);
  const mark = marker(stageOf(card));
  let frame = 0;
  const follow = () => {
    const { x, y } = where();
    picture.style.translate = `${x}px ${y}px`;
    if (y < edge) scrollBy(0, -scrollStep);
    else if (y > innerHeight - edge) scrollBy(0, scrollStep);
    mark(placeAt(x, y));
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    cancelAnimationFrame(frame);
    mark(null);
    picture.remove();
  };
}

/** The click that ends a drag presses nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/**
 * Drags a card from where a pointer went down on it until it is let go. A mouse or a pen drags at
 * once, and so does a finger that has `gripped`; elsewhere a finger has to rest first. Ends with the board.
 */
export function drag(
  card: HTMLElement,
  start: PointerEvent,
  gripped: boolean,
  events: DragEvents,
  board: AbortSignal,
): void {
  const item = card.dataset["drag"] ?? "";
  const resting = start.pointerType === "touch" && !gripped;
  const done = new AbortController();
  const { signal } = done;
  const from: At = { x: start.clientX, y: start.clientY };
  let at = from;
  let settle: (() => void) | null = null;

  const begin = () => {
    settle = lift(card, () => at);
    events.onLift(item);
  };
  const timer = resting ? setTimeout(begin, rest) : 0;
  const end = () => {
    clearTimeout(timer);
    done.abort();
    settle?.();
  };
  const cancel = () => {
    end();
    if (settle !== null) events.onCancel();
  };

  const own = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) handle(event);
  };
  const move = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY };
    if (settle !== null || Math.hypot(at.x - from.x, at.y - from.y) < threshold) return;
    if (resting) end();
    else begin();
  };
  const letGo = (event: PointerEvent) => {
    const lifted = settle !== null;
    end();
    if (!lifted) return;
    swallowClick();
    events.onLetGo(item, placeAt(event.clientX, event.clientY));
  };
  board.addEventListener("abort", end, { signal });
  addEventListener("pointermove", own(move), { signal });
  addEventListener("pointerup", own(letGo), { signal });
  addEventListener("pointercancel", own(cancel), { signal });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || settle === null) return;
      event.stopPropagation();
      cancel();
    },
    { signal, capture: true },
  );
  const hold = (event: Event) => {
    if (settle !== null && event.cancelable) event.preventDefault();
  };
  card.addEventListener("touchmove", hold, { signal, passive: false });
  card.addEventListener("contextmenu", hold, { signal });
}
