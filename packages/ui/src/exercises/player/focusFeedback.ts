/**
 * Moves focus to what came of an answer. In a page of others it is brought into view with what can be
 * done next, as far as both have room; where it has the screen to itself, it is there.
 */
export function focusFeedback(feedback: HTMLElement | null, fullScreen: boolean): void {
  feedback?.focus({ preventScroll: true });
  if (fullScreen) return;
  feedback?.parentElement?.parentElement?.scrollIntoView({ block: "nearest" });
  feedback?.scrollIntoView({ block: "nearest" });
}
