/** Milliseconds that a screen has to show its heading. */
const patience = 3_000;

/**
 * Moves the focus to the main heading of a screen that was just entered, as soon as it is there,
 * unless the learner has gone on meanwhile. Returns how to stop waiting.
 */
export function focusHeading(main: HTMLElement): () => void {
  const focus = () => {
    const heading = main.querySelector("h1");
    if (heading === null) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => undefined;

  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== main && document.activeElement !== document.body;
    if (moved || focus()) stop();
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}
