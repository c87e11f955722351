/** Moves focus to the question of an exercise that has the screen to itself. */
export function focusScreen(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** Moves focus to the question of an exercise that lies in a page. */
export function focusQuestion(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}
