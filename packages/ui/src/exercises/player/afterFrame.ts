/** Calls back once the page has painted its next frame, and gives what calls it off. */
export function afterFrame(next: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(next);
  };
  // A page that is not seen has no frames.
  if (document.hidden) wait();
  const frame = document.hidden ? 0 : requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
