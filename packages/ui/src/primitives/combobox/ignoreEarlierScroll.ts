/**
 * Keeps from everybody the news of a scroll that was over before now. A browser tells of it in its next frame
 * only: a field that Tab has scrolled into sight would close the list that an arrow opened at once, and Enter
 * would then send its form.
 *
 * @returns Ends it.
 */
export function ignoreEarlierScroll(inside: Element | null): () => void {
  const places = new Map<EventTarget, string>();
  for (let element = inside; element !== null; element = element.parentElement) {
    places.set(element, placeOf(element));
  }
  const stop = (event: Event) => {
    const target = event.target === document ? document.scrollingElement : event.target;
    if (!(target instanceof Element)) return;
    if (places.get(target) === placeOf(target)) event.stopImmediatePropagation();
    places.delete(target);
  };
  window.addEventListener("scroll", stop, { capture: true });
  return () => window.removeEventListener("scroll", stop, { capture: true });
}

const placeOf = ({ scrollLeft, scrollTop }: Element) => `${scrollLeft} ${scrollTop}`;
