import type { Placement, PlacementFocus } from "@alambic/domain/exercises/placement";
import type { Grip } from "./Grip.ts";
import { newsOf } from "./newsOf.tsx";

export interface GoOnOptions {
  /** What has focus then; null leaves it where it is. */
  readonly focus: PlacementFocus | null;
  /** What the next state is compared with, where that is not what is drawn. */
  readonly before?: Placement;
  /** Whether it begins a drag, or ends one. */
  readonly dragged?: boolean;
}

/** Goes on to a state and says what that changed. True where it changed anything. */
export function goOn(
  grip: Grip,
  next: Placement,
  { focus, before = grip.state, dragged }: GoOnOptions,
): boolean {
  grip.waitingRef.current.focus = focus;
  if (next.held === before.held && next.placed === before.placed) {
    takeFocus(grip);
    return false;
  }
  grip.announce(newsOf(before, next, grip));
  grip.go(next, dragged);
  return true;
}

/** Moves the focus to where it is wanted, if that is anywhere. */
export function takeFocus({ boardRef, waitingRef }: Grip): void {
  const { focus } = waitingRef.current;
  waitingRef.current.focus = null;
  if (!focus) return;
  const selector = `button[data-${focus.on}="${focus.id}"]`;
  boardRef.current?.querySelector<HTMLElement>(selector)?.focus();
}
