import type { PlacementFocus } from "@alambic/domain/exercises/placement";
import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import type { DragEvents } from "./drag.ts";
import { placeAt } from "./placeAt.ts";

export interface BoardEvents extends DragEvents {
  /** `follow` says that focus goes where the press leads: it came by key or screen reader. */
  readonly onPress: (focus: PlacementFocus, follow: boolean) => void;
  /** Takes a key on what has focus, null for anything else on the board. False leaves it alone. */
  readonly onKey: (focus: PlacementFocus | null, key: string) => boolean;
}

function focusOf(target: EventTarget | null): PlacementFocus | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("button") : null;
  const { place, item } = element?.dataset ?? {};
  if (place !== undefined) return { on: "place", id: place };
  return item === undefined ? null : { on: "item", id: item };
}

/** Where a click goes. On a picture a pointer aims at the nearest place. */
function pressedBy(event: MouseEvent): PlacementFocus | null {
  const focus = focusOf(event.target);
  const aims = event.detail > 0 && event.target instanceof Element;
  if (!aims || event.target.closest("[data-nearest]") === null) return focus;
  const place = placeAt(event.clientX, event.clientY);
  return place === null ? null : { on: "place", id: place };
}

/** Left and right change sides where text runs from right to left. */
function mirrored(key: string, board: HTMLElement): string {
  const mirror: Readonly<Record<string, string>> = {
    ArrowLeft: "ArrowRight",
    ArrowRight: "ArrowLeft",
  };
  return getComputedStyle(board).direction === "rtl" ? (mirror[key] ?? key) : key;
}

/** Where it does not arrive, all other ways remain. */
async function loadDrag() {
  return import("./drag.ts").then(
    ({ drag }) => drag,
    () => null,
  );
}

/** Brings the dragging in when something is taken hold of, unless that was only a press. */
function grasp(event: PointerEvent, events: DragEvents, board: AbortSignal): void {
  const { target } = event;
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-drag]") : null;
  if (card === null || event.button !== 0 || !event.isPrimary) return;
  const gone = new AbortController();
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => gone.abort(), { signal: gone.signal });
  }
  void loadDrag().then((drag) => {
    if (!gone.signal.aborted && !board.aborted) drag?.(card, event, events, board);
    return undefined;
  });
}

/** Listens to a whole board, whichever of its parts is pressed. */
export function useBoardEvents(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  events: BoardEvents,
): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const focus = pressedBy(event);
    if (focus !== null) events.onPress(focus, event.detail === 0);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent, board: HTMLElement) => {
    const focus = focusOf(event.target);
    // Enter and Space press the native buttons, and other controls need their keys.
    if (event.key === "Enter" || event.key === " ") return;
    if (focus === null && event.key !== "Escape") return;
    if (!events.onKey(focus, mirrored(event.key, board))) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onLift = useEffectEvent(events.onLift);
  const onLetGo = useEffectEvent(events.onLetGo);
  const onCancel = useEffectEvent(events.onCancel);

  useEffect(() => {
    const board = ref.current;
    if (!open || board === null) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    board.addEventListener("click", (event) => onClick(event), { signal });
    board.addEventListener("keydown", (event) => onKeyDown(event, board), { signal });
    const drags: DragEvents = {
      onLift: (item) => onLift(item),
      onLetGo: (item, place) => onLetGo(item, place),
      onCancel: () => onCancel(),
    };
    // A pointer that comes near may be about to drag.
    board.addEventListener("pointerenter", () => void loadDrag(), { once: true, signal });
    board.addEventListener("pointerdown", (event) => grasp(event, drags, signal), { signal });
    // Only where such a listener stands beforehand may a drag by finger keep the page from scrolling.
    board.addEventListener("touchmove", () => {}, { passive: false, signal });
    return () => gone.abort();
  }, [ref, open]);
}
