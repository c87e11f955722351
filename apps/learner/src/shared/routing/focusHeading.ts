import { mainId } from "@alambic/ui/Page";

/** Milliseconds that a screen has to show its heading. */
const patience = 5_000;

/**
 * Moves the focus to the main heading of the screen, as soon as it is there, unless the learner has
 * gone on meanwhile. Returns how to stop waiting.
 */
export function focusHeading(): () => void {
  if (focusNow()) return () => undefined;
  document.getElementById(mainId)?.focus({ preventScroll: true });

  const observer = new MutationObserver(() => {
    if (hasMoved() || focusNow()) stop();
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>(`#${mainId} h1`);
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** The focus is somewhere else than where this put it, or where the browser leaves it. */
function hasMoved(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement.id !== mainId;
}
