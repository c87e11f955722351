import { useEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Whether an element has come into view, or as near to it as `margin` says (a length or a share of
 * the window, as CSS writes it); it stays so.
 */
export function useSeen(element: RefObject<Element | null>, margin = "0px"): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `0px 0px ${margin} 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, margin, seen]);
  return seen;
}
