/** Milliseconds that a screen has to become tall enough for its old place. */
const patience = 2_000;

const gestures = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/**
 * Scrolls to where the learner was: at once, and again while the screen grows, until it is there or
 * the learner takes over. Returns how to stop.
 */
export function restoreScroll(top: number): () => void {
  scrollTo({ top, behavior: "instant" });
  if (Math.abs(scrollY - top) < 2) return () => undefined;

  const controller = new AbortController();
  const stop = () => controller.abort();
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: "instant" });
    if (Math.abs(scrollY - top) < 2) stop();
  });
  observer.observe(document.body);
  const timer = setTimeout(stop, patience);
  controller.signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const gesture of gestures) {
    addEventListener(gesture, stop, { passive: true, signal: controller.signal });
  }
  return stop;
}
