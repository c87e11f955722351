import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

/** Whether a press follows a link of this window. */
function isFollowed({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const opensElsewhere = metaKey || ctrlKey || shiftKey || altKey;
  return link !== null && !opensElsewhere && ["", "_self"].includes(link.target);
}

/**
 * Tells what lies over a page that it is left: by a link in it, once who handles that has seen it, or by
 * the way back of the browser.
 */
export function useLeftPage(
  over: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onLeft: () => void,
): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closed = new AbortController();
    const { signal } = closed;
    const followed = (event: MouseEvent) => {
      const { current } = over;
      if (current !== null && event.composedPath().includes(current) && isFollowed(event)) left();
    };
    document.addEventListener("click", followed, { signal });
    addEventListener("popstate", () => left(), { signal });
    return () => closed.abort();
  }, [over, isOpen]);
}
