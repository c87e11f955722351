import type { Placement, PlacementFocus } from "@alambic/domain/exercises/placement";
import type { BoardContext } from "./BoardContext.ts";
import { moveAnnouncement } from "./moveAnnouncement.tsx";

export interface ApplyStepOptions {
  /** What has focus then; null leaves it where it is. */
  readonly focus: PlacementFocus | null;
  /** What the next state is compared with, where that is not what is drawn. */
  readonly before?: Placement;
  /** Whether it begins a drag, or ends one. */
  readonly dragged?: boolean;
}

/** Goes on to a state and says what that changed. True where it changed anything. */
export function applyStep(
  context: BoardContext,
  next: Placement,
  { focus, before = context.state, dragged }: ApplyStepOptions,
): boolean {
  context.waitingRef.current.focus = focus;
  if (next.held === before.held && next.placed === before.placed) {
    takeFocus(context);
    return false;
  }
  context.announce(moveAnnouncement(before, next, context));
  context.go(next, dragged);
  return true;
}

/** Moves the focus to where it is wanted, if that is anywhere. */
export function takeFocus({ boardRef, waitingRef }: BoardContext): void {
  const { focus } = waitingRef.current;
  waitingRef.current.focus = null;
  if (!focus) return;
  const selector = `button[data-${focus.on}="${focus.id}"]`;
  boardRef.current?.querySelector<HTMLElement>(selector)?.focus();
}
