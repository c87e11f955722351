/**
 * Calls back once the page has painted its next frame, or so many, and gives what calls it off. Who
 * waits for two leaves the time after the first to the browser, to show it.
 */
export function afterFrame(next: () => void, frames: 1 | 2 = 1): () => void {
  let timer = 0;
  let frame = 0;
  const wait = (left: number) => {
    // A page that is not seen has no frames.
    if (left === 0 || document.hidden) timer = window.setTimeout(next);
    else frame = requestAnimationFrame(() => wait(left - 1));
  };
  wait(frames);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
