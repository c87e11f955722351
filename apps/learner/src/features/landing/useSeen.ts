import { useEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * Whether an element has come into view, or as near to it as `margin` says (a length or a share of
 * the window, as CSS writes it); it stays so. The first key pressed counts as well: whoever moves
 * by keyboard passes from control to control without scrolling, and must find what comes next.
 */
export function useSeen(element: RefObject<Element | null>, margin = "0px"): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || seen) return undefined;
    const see = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see();
      },
      { rootMargin: `0px 0px ${margin} 0px` },
    );
    observer.observe(current);
    globalThis.addEventListener("keydown", see, { once: true });
    return () => {
      observer.disconnect();
      globalThis.removeEventListener("keydown", see);
    };
  }, [element, margin, seen]);
  return seen;
}
