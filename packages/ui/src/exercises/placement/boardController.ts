import { placementKey, placementReducer } from "@alambic/domain/exercises/placement";
import type { PlacementFocus, PlacementStep } from "@alambic/domain/exercises/placement";
import { drag, threshold } from "./drag.ts";
import type { DragEvents } from "./drag.ts";
import { focusOf } from "./focusOf.ts";
import { applyStep, takeFocus } from "./applyStep.ts";
import type { BoardContext, Waiting } from "./BoardContext.ts";
import { moveAnnouncement } from "./moveAnnouncement.tsx";
import { offersOf } from "./offersOf.tsx";
import { placeAt } from "./placeAt.ts";
import { putDown } from "./putDown.ts";
import { rovingTabIndex } from "./rovingTabIndex.ts";

/** Left and right change sides where text runs from right to left. */
function mirrored(key: string, board: HTMLElement): string {
  const mirror: Readonly<Record<string, string>> = {
    ArrowLeft: "ArrowRight",
    ArrowRight: "ArrowLeft",
  };
  return getComputedStyle(board).direction === "rtl" ? (mirror[key] ?? key) : key;
}

/** What a key does on what has focus, Enter for a press; null leaves the key alone. */
function stepOf(
  { state }: BoardContext,
  focus: PlacementFocus | null,
  key: string,
  board: HTMLElement,
): PlacementStep | null {
  return placementKey(state, focus ?? { on: "item", id: state.held ?? "" }, mirrored(key, board));
}

/** What a drag does, whatever lies where by then. */
function dragEventsOf(context: () => BoardContext): DragEvents {
  return {
    onLift(item) {
      const { state } = context();
      const before = { ...state, held: null };
      applyStep(context(), { ...state, held: item }, { focus: null, before, dragged: true });
    },
    onLetGo(item, place) {
      putDown(context(), item, place, false);
    },
    onCancel() {
      const released = placementReducer(context().state, { type: "release" });
      applyStep(context(), released, { focus: null, dragged: false });
    },
  };
}

/** Where a click goes. On a picture a pointer aims at the nearest place. */
function pressedBy({ target, detail, clientX, clientY }: MouseEvent): PlacementFocus | null {
  const aims = detail > 0 && target instanceof Element && target.closest("[data-nearest]") !== null;
  const place = aims ? placeAt(clientX, clientY) : null;
  return place === null ? focusOf(target) : { on: "place", id: place };
}

/** Enter and Space press the native buttons, and other controls need their keys. */
function isOurs(key: string, focus: PlacementFocus | null): boolean {
  return key !== "Enter" && key !== " " && (focus !== null || key === "Escape");
}

function isEnd({ type }: Event): boolean {
  return type === "pointerup" || type === "pointercancel";
}

/** Listens to a board from now on, and drags what has been held down since before. */
function listen(board: HTMLElement, context: () => BoardContext, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const focus = pressedBy(event);
    const step = focus && stepOf(context(), focus, "Enter", board);
    if (step === null) return;
    applyStep(context(), step.state, { focus: event.detail === 0 ? step.focus : null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focus = focusOf(event.target);
    const step = isOurs(event.key, focus) ? stepOf(context(), focus, event.key, board) : null;
    if (step === null) return;
    applyStep(context(), step.state, step);
    event.preventDefault();
    event.stopPropagation();
  };
  const grasp = (event: Event, target: EventTarget | null) => {
    const card = target instanceof Element ? target.closest<HTMLElement>("[data-drag]") : null;
    if (card === null || !(event instanceof PointerEvent)) return;
    if (event.button !== 0 || !event.isPrimary) return;
    const gripped = target instanceof Element && target.closest("[data-grip]") !== null;
    drag(card, event, gripped, dragEventsOf(context), signal);
  };
  board.addEventListener("click", onClick, { signal });
  board.addEventListener("keydown", onKeyDown, { signal });
  board.addEventListener("pointerdown", (event) => grasp(event, event.target), { signal });
  board.addEventListener("focusin", () => rovingTabIndex(board), { signal });
  const { events } = context().waitingRef.current;
  const held = events.findLast(([event]) => event.type === "pointerdown" || isEnd(event));
  if (held?.[0].type === "pointerdown") grasp(...held);
}

/**
 * Does what has to wait for a drawing. Of what happened early so much that something changes: what
 * came after it goes from what it has left.
 */
function drawn(context: BoardContext): void {
  const board = context.boardRef.current;
  if (board === null) return;
  const waiting = context.waitingRef.current;
  takeFocus(context);
  rovingTabIndex(board);
  if (waiting.untold !== undefined) context.announce(moveAnnouncement(...waiting.untold, context));
  waiting.untold = undefined;
  for (let next = waiting.events.shift(); next !== undefined; next = waiting.events.shift()) {
    if (takeEarly(next, board, context, waiting)) return;
  }
  delete waiting.ledTo;
}

/** True where it changed anything. Who has left the board by then is not called back. */
function takeEarly(
  [event, target]: Waiting["events"][number],
  board: HTMLElement,
  context: BoardContext,
  waiting: Waiting,
): boolean {
  if (event instanceof PointerEvent && event.type === "pointerdown") {
    const end = waiting.events.find(([after]) => isEnd(after))?.[0];
    return (
      end instanceof PointerEvent &&
      end.type === "pointerup" &&
      dropped(event, target, end, context)
    );
  }
  // Who walked on by Tab means what that led to, and stays there.
  if (event.type === "focusin") {
    delete waiting.ledTo;
    return false;
  }
  const hasFocus = board.querySelector(":focus") !== null;
  const focus = waiting.ledTo ?? focusOf(target);
  const isPress = event.type === "click";
  const key = event instanceof KeyboardEvent ? event.key : "";
  if (!isPress && (!hasFocus || !isOurs(key, focus))) return false;
  const step = stepOf(context, focus, isPress ? "Enter" : key, board);
  if (step === null) return false;
  waiting.ledTo = step.focus;
  const stays = !hasFocus || waiting.events.some(([{ type }]) => type === "focusin");
  return applyStep(context, step.state, { focus: stays ? null : step.focus });
}

/** Puts down what was dragged early. A finger that moved has scrolled. */
function dropped(
  from: PointerEvent,
  target: EventTarget | null,
  to: PointerEvent,
  context: BoardContext,
): boolean {
  const card = target instanceof Element ? target.closest<HTMLElement>("[data-drag]") : null;
  const item = card?.dataset["drag"];
  const way = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);
  if (item === undefined || way < threshold || to.pointerType === "touch") return false;
  return putDown(context, item, placeAt(to.clientX, to.clientY), false);
}

/** All that moves things beyond single presses: it comes when somebody reaches for a board. */
export const boardController = { drawn, listen, offersOf };
